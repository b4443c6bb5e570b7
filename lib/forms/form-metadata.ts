/** The title of a form's page, which says first that the form came back. */
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { readReturned } from './form-state.ts'

type Parameters = Readonly<Record<string, string | string[] | undefined>>

/** Whether the form of that name came back with problems. */
export const isReturned =
  (name: string) =>
  async (parameters: Parameters): Promise<boolean> =>
    (await readReturned(name, parameters)).problems.length > 0

/** `generateMetadata` of a form's page. Source: GOV.UK Design System, "Error summary": a title begins with that there is an error. */
export const formMetadata =
  (plain: () => Promise<Metadata>, isWrong: (parameters: Parameters) => boolean | Promise<boolean>) =>
  async ({ searchParams }: { readonly searchParams: Promise<Parameters> }): Promise<Metadata> => {
    // Whether a form came back hangs on the clock.
    await connection()
    const [metadata, t] = [await plain(), await getTranslations('form')]
    const { title } = metadata
    return typeof title === 'string' && (await isWrong(await searchParams))
      ? { ...metadata, title: t('faultTitle', { title }) }
      : metadata
  }
