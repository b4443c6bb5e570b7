/** Large places near the border that people type: said to be abroad, so that nobody looks for a mistake of spelling. */
import { fold } from './places.ts'

const names = new Set(
  (
    'antwerpen|antwerp|gent|ghent|brugge|bruges|brussel|bruxelles|brussels|hasselt|genk|turnhout|mechelen belgie|leuven|luik|liege|' +
    'kortrijk|oostende|maaseik|lommel|knokke|aken|aachen|koln|keulen|cologne|dusseldorf|duisburg|kleve|kleef|emmerich|goch|krefeld|' +
    'monchengladbach|bocholt|gronau|munster|osnabruck|nordhorn|lingen|emden|leer|oldenburg|bremen|essen|dortmund|berlijn|berlin|' +
    'hamburg|parijs|paris|rijsel|lille|londen|london|luxemburg|luxembourg|belgie|belgium|duitsland|germany|vlaanderen|paramaribo|' +
    'willemstad curacao|oranjestad|curacao|aruba|bonaire|suriname'
  ).split('|'),
)

/** Whether the text is a known place outside the European Netherlands. */
export const isAbroad = (text: string): boolean => names.has(fold(text))
