import '../../../app/mantine-dropdowns.css'

export { Select } from '@mantine/core'
