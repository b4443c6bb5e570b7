/**
 * Small texts under a name, as the site stores bookings and the forms that were accepted: in a folder of one machine
 * (`file-records.ts`), or in a database that several machines share (`postgres-records.ts`).
 */
export type Records = {
  /** All names, in no order. @throws the error of the file system or the database, as every function here. */
  readonly names: () => Promise<string[]>
  /** The text of that name; null when there is none. */
  readonly read: (name: string) => Promise<string | null>
  /** Stores a text, which survives a loss of power; false when there is one of that name. Of concurrent calls one succeeds. */
  readonly create: (name: string, text: string) => Promise<boolean>
  /** Removes a text, if there is one. */
  readonly remove: (name: string) => Promise<void>
  /** Names that were created before that moment (milliseconds since 1970), and remains of creations that did not end. */
  readonly namesBefore: (moment: number) => Promise<string[]>
}
