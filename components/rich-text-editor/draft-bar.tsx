import { getTranslations } from 'next-intl/server'
import type { Article } from '#lib/content/articles.ts'
import { knownPaths } from '#lib/content/drafts.ts'
import { inspectDocument, type Finding } from '#lib/rich-text/inspect.ts'
import { knownPlace, withoutUnknown, type Warning } from '#lib/rich-text/review.ts'
import { anyTitle } from '#lib/rich-text/titles.ts'
import { DraftNote } from './draft-note.tsx'
import { InspectorBoundary } from './inspector-boundary.island.tsx'
import { warningMessages } from './warning-messages.ts'

/** The names of the messages below `inspector`; the others are warnings of the editor too. */
const ownMessages = {
  unresolved: 'findUnresolved',
  notRenderable: 'findUnshowable',
  missingAlt: 'findMissingAlt',
  deadLink: 'findDeadLink',
  longSentence: 'findLongSentence',
} as const

const isWarning = (finding: Finding['finding']): finding is Exclude<Warning, { readonly kind: 'relations' }> =>
  finding.kind in warningMessages

type Props = { readonly article: Article }

/** The bar above the draft of an article, with its problems next to the stored document. */
export const DraftBar = async ({ article: { id, body, editor_nodes } }: Props) => {
  const [t, editor] = [await getTranslations('inspector'), await getTranslations('editor')]
  const findings = body ? inspectDocument(body, { entries: editor_nodes, exists: await knownPaths() }) : []
  const items = Object.fromEntries(
    editor_nodes.map(({ id, collection, item }) => [id, { collection, title: anyTitle(item) }]),
  )
  return (
    <DraftNote collection="articles" item={id}>
      <details open={findings.length > 0}>
        <summary className="font-display text-h4 font-semibold">
          {t('inspection')}: {t('inspectionLead', { count: findings.length })}
        </summary>
        {body ? (
          <InspectorBoundary
            document={withoutUnknown(body)}
            items={items}
            findings={findings.map(({ block, finding }) => ({
              block: knownPlace(body, block),
              text: isWarning(finding)
                ? editor(warningMessages[finding.kind], { ...finding })
                : t(ownMessages[finding.kind], { ...finding }),
            }))}
            words={{ show: t('inspectionShow'), document: t('inspectionDocument') }}
          />
        ) : null}
      </details>
    </DraftNote>
  )
}
