import { getTranslations } from 'next-intl/server'
import type { Article } from '#lib/content/articles.ts'
import { knownPaths } from '#lib/content/drafts.ts'
import { inspectDocument, type Finding } from '#lib/rich-text/inspect.ts'
import { withoutUnknown } from '#lib/rich-text/review.ts'
import { anyTitle } from '#lib/rich-text/titles.ts'
import { DraftNote } from './draft-note.tsx'
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
            findings={findings.map((finding) => ({ block: finding.block, text: findingText(finding, t, editor) }))}
            words={{ show: t('inspectionShow'), document: t('inspectionDocument') }}
          />
        ) : null}
      </details>
    </DraftNote>
  )
}
