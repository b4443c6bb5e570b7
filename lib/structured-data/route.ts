/** A route, as structured data (JSON-LD). Pure: made from what the page shows and absolute addresses. */
type Step = { readonly title: string; readonly duration_in_months: number }
type Route = {
  readonly language: string
  readonly title: string
  readonly description: string | null
  readonly duration_in_months: number
  readonly steps: readonly Step[]
}

const months = (count: number) => (count > 0 ? { timeRequired: `P${count}M` } : {})

/** A HowTo with its steps in order and how long each takes. Source: https://schema.org/HowTo */
export const routeData = ({ title, language, description, duration_in_months, steps }: Route, url: string) => ({
  '@type': 'HowTo',
  name: title,
  ...(description ? { description } : {}),
  url,
  inLanguage: language,
  ...(duration_in_months > 0 ? { totalTime: `P${duration_in_months}M` } : {}),
  step: steps.map((step, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: step.title,
    url: `${url}#stap-${index + 1}`,
    ...months(step.duration_in_months),
  })),
})
