import { getTranslations } from 'next-intl/server'
import type { Article } from '#lib/content/articles.ts'
import { knownPaths } from '#lib/content/drafts.ts'
import { inspectDocument, type Finding } from '#lib/rich-text/inspect.ts'
import { withoutUnknown } from '#lib/rich-text/review.ts'
import { anyTitle } from '#lib/rich-text/titles.ts'
import { InspectorBoundary } from './inspector-boundary.island.tsx'

type Translate = Awaited<ReturnType<typeof getTranslations<'inspector'>>>
type TranslateWarning = Awaited<ReturnType<typeof getTranslations<'editor'>>>

/** The message for a finding. */
const findingText = ({ finding }: Finding, t: Translate, editor: TranslateWarning): string => {
  switch (finding.kind) {
    case 'unresolved':
      return t('findUnresolved', finding)
    case 'notRenderable':
      return t('findUnshowable', finding)
    case 'missingAlt':
      return t('findMissingAlt', finding)
    case 'deadLink':
      return t('findDeadLink', finding)
    case 'longSentence':
      return t('findLongSentence', finding)
    case 'levelJump':
      return editor('warnLevelJump', finding)
    case 'emptyHeading':
      return editor('warnEmptyHeading', finding)
    case 'unsafeLink':
      return editor('warnUnsafeLink', finding)
    case 'strayPath':
      return editor('warnStrayPath', finding)
    case 'unknownNode':
      return editor('warnUnknownNode', finding)
    case 'unknownMark':
      return editor('warnUnknownMark', finding)
    default:
      return finding satisfies never
  }
}

type Props = { readonly article: Article }

/** The bar above a draft: its label, a button that leaves the draft, and the problems found, next to the stored document. */
export const DraftBar = async ({ article: { body, editor_nodes } }: Props) => {
  const [t, editor] = [await getTranslations('inspector'), await getTranslations('editor')]
  const findings = body ? inspectDocument(body, { entries: editor_nodes, exists: await knownPaths() }) : []
  const items = Object.fromEntries(
    editor_nodes.map(({ id, collection, item }) => [id, { collection, title: anyTitle(item) }]),
  )
  return (
    <aside aria-label={t('draft')} className="border-b-4 border-sun bg-sun-soft" data-screen="">
      <div className="wrap space-y-4 py-5">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p>
            <strong className="me-3 rounded-full bg-ink px-3 py-1 text-sm text-paper">{t('draft')}</strong>
            {t('draftLead')}
          </p>
          <form action="/api/draft">
            <button name="end" className="font-semibold underline underline-offset-4">
              {t('draftEnd')}
            </button>
          </form>
        </div>
        <details open={findings.length > 0}>
          <summary className="font-display text-h4 font-semibold">
            {t('inspection')}: {t('inspectionLead', { count: findings.length })}
          </summary>
          {body ? (
            <InspectorBoundary
              document={withoutUnknown(body)}
              items={items}
              findings={findings.map((finding) => ({ block: finding.block, text: findingText(finding, t, editor) }))}
              words={{ show: t('inspectionShow'), document: t('inspectionDocument') }}
            />
          ) : null}
        </details>
      </div>
    </aside>
  )
}
