import { createTheme } from '@mantine/core'
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core'

const green: MantineColorsTuple = ['#edf7f1', '#d8eee1', '#b0dcc3', '#84c9a3', '#58b384', '#399d6b', '#238656', '#1b7349', '#15593a', '#0e422b']
const gray: MantineColorsTuple = ['#f7f8f7', '#f0f2f1', '#e4e7e5', '#d5d9d7', '#b5bbb8', '#8a928e', '#626a66', '#474e4a', '#303633', '#1c211e']
const dark: MantineColorsTuple = ['#d9dddb', '#b4bab7', '#949c98', '#6b736f', '#474e4b', '#363c39', '#2a2f2d', '#1f2422', '#171b19', '#101312']

export const theme = createTheme({
  primaryColor: 'green',
  primaryShade: 7,
  colors: { green, gray, dark },
  black: gray[9],
  fontFamily: "'Be Vietnam Pro', system-ui, sans-serif",
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.35', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  defaultRadius: '6px',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm', fw: 500 } },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, menuItemTabIndex: 0, shadow: 'md', position: 'bottom-end', transitionProps: { duration: 0 } } },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 0 } } },
    Combobox: { defaultProps: { shadow: 'md', transitionProps: { duration: 0 } } },
  },
})

/** The few names our own styles are written with, so that light and dark differ in one place. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--canvas': '#f5f6f5',
    '--surface': '#ffffff',
    '--sunken': '#f7f8f7',
    '--line': '#e4e7e5',
    '--line-strong': '#cfd4d1',
    '--ink': '#1c211e',
    '--ink-soft': '#59615d',
    '--accent': '#1b7349',
    '--accent-soft': '#e8f4ed',
    '--accent-ink': '#15593a',
    '--neutral-soft': '#eef0ef', '--neutral-ink': '#474e4a',
    '--info-soft': '#e6f0fa', '--info-ink': '#1b5a92',
    '--success-soft': '#e4f3ea', '--success-ink': '#15663f',
    '--warning-soft': '#fdf1d8', '--warning-ink': '#815407', '--mark-warning': '#d98e04',
    '--danger-soft': '#fceaea', '--danger-ink': '#b42323',
    '--mantine-color-dimmed': '#59615d',
    '--mantine-color-placeholder': '#757d79',
    '--mantine-color-error': '#b42323',
    '--mantine-color-default-border': '#cfd4d1',
  },
  dark: {
    '--canvas': '#101312',
    '--surface': '#181c1a',
    '--sunken': '#1d2220',
    '--line': '#2a302d',
    '--line-strong': '#3d4441',
    '--ink': '#e3e7e5',
    '--ink-soft': '#9fa7a3',
    '--accent': '#58b384',
    '--accent-soft': '#173526',
    '--accent-ink': '#8fd3ae',
    '--neutral-soft': '#2a302d', '--neutral-ink': '#c0c7c3',
    '--info-soft': '#16304a', '--info-ink': '#92c4f2',
    '--success-soft': '#143524', '--success-ink': '#86d3a8',
    '--warning-soft': '#3a2c0c', '--warning-ink': '#ecc372', '--mark-warning': '#e0a83a',
    '--danger-soft': '#431c1c', '--danger-ink': '#f3a3a3',
    '--mantine-color-dimmed': '#9fa7a3',
    '--mantine-color-placeholder': '#848c88',
    '--mantine-color-error': '#f3a3a3',
    '--mantine-color-default-border': '#3d4441',
  },
})
