/** Addresses under `raw`: documents and captions, as they are. */
import type { Reply, Request } from '../http/message.ts'
import { type Delivery, findOriginal, notFound } from './delivery.ts'
import { isOwnExtension } from './formats.ts'
import { sendOriginal } from './reply.ts'
import { readAttachment } from './transformations/values.ts'
import { readGroup } from './transformations/group.ts'
import type { MediaAddress } from './url.ts'

/**
 * The file an address names: to be saved under a name, except captions, which a player reads.
 * @throws Refusal 400 for any transformation but `fl_attachment`, 404 for a file that is not there
 * Source: docs/contract.md 10.8. Chosen: pages a browser would run are saved as well, not shown.
 */
export const deliverDocument = async (request: Request, address: MediaAddress, delivery: Delivery): Promise<Reply> => {
  const names = readGroup(address.groups.flat(), { fl: readAttachment }, delivery.limits)
  const original = await findOriginal(address, delivery)
  if (address.extension !== null && !isOwnExtension(address.extension, original)) throw notFound(address)
  const isCaptions = original.type === 'text/vtt'
  return sendOriginal(request, original, names[0] ?? (isCaptions ? null : ''))
}
