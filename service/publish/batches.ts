/** Splits what is sent to another service, which takes so much at a time. */

/** The items in their order, in batches within both bounds; `bytes` counts them as JSON. An item of more bytes stands alone. */
export function* batches<Item>(
  items: readonly Item[],
  most: { readonly count: number; readonly bytes: number },
): Generator<Item[]> {
  let [batch, bytes]: [Item[], number] = [[], 0]
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item))
    if (batch.length > 0 && (batch.length === most.count || bytes + size > most.bytes)) {
      yield batch
      ;[batch, bytes] = [[], 0]
    }
    batch.push(item)
    bytes += size
  }
  if (batch.length > 0) yield batch
}
