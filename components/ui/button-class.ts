export type ButtonLook = {
  readonly color?: 'primary' | 'secondary' | 'tertiary'
  readonly variant?: 'solid' | 'soft' | 'subtle' | 'outline' | 'ghost' | 'link'
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
}

const sizes = {
  xs: 'min-h-8 px-3 text-sm gap-1.5',
  sm: 'min-h-10 px-4 text-sm gap-2',
  md: 'min-h-11 px-5 gap-2',
  lg: 'min-h-13 px-6 text-lg gap-2.5',
  xl: 'min-h-15 px-8 text-xl gap-3',
} as const

/** Each colour as fill, tint, edge and text. */
const looks = {
  primary: {
    solid: 'bg-brand text-on-brand hover:bg-brand-strong',
    soft: 'bg-brand-soft text-brand-strong hover:underline',
    subtle: 'bg-brand-soft text-brand-strong ring-1 ring-brand hover:underline',
    outline: 'ring-2 ring-brand ring-inset text-brand hover:bg-brand-soft',
    ghost: 'text-brand hover:bg-brand-soft',
    link: 'text-brand underline underline-offset-4 hover:decoration-2 px-0',
  },
  secondary: {
    solid: 'bg-accent text-paper hover:opacity-90',
    soft: 'bg-accent-soft text-accent hover:underline',
    subtle: 'bg-accent-soft text-accent ring-1 ring-accent hover:underline',
    outline: 'ring-2 ring-accent ring-inset text-accent hover:bg-accent-soft',
    ghost: 'text-accent hover:bg-accent-soft',
    link: 'text-accent underline underline-offset-4 hover:decoration-2 px-0',
  },
  tertiary: {
    solid: 'bg-plum text-paper hover:opacity-90',
    soft: 'bg-plum-soft text-plum hover:underline',
    subtle: 'bg-plum-soft text-plum ring-1 ring-plum hover:underline',
    outline: 'ring-2 ring-plum ring-inset text-plum hover:bg-plum-soft',
    ghost: 'text-plum hover:bg-plum-soft',
    link: 'text-plum underline underline-offset-4 hover:decoration-2 px-0',
  },
} as const

/** The classes of a button in that look, for links and for real buttons alike. */
export const buttonClass = ({ color = 'primary', variant = 'solid', size = 'md' }: ButtonLook = {}) =>
  `inline-flex items-center justify-center rounded-full py-1.5 text-center font-semibold no-underline ${sizes[size]} ${looks[color][variant]}`
