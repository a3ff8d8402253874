import '../../../app/mantine-dropdowns.css'
import '../../../app/mantine-pills.css'

export { MultiSelect, Select } from '@mantine/core'
