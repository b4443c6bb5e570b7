/** How the form that books a call names the programmes that a visitor came from. Pure. */

/** Characters of the field. Chosen: four titles, each with its institution. */
export const longestPrograms = 400

type Named = { readonly title: string; readonly educational_institutions: readonly { readonly title: string }[] }

/** Each title with who teaches it, since many share a title; as many as the field has room for. */
export const programNames = (programs: readonly Named[]): string =>
  programs
    .map(({ title, educational_institutions }) =>
      [title, ...educational_institutions.map((institution) => institution.title)].join(', '),
    )
    .reduce((names, name) => {
      const all = names ? `${names}; ${name}` : name
      return all.length > longestPrograms ? names : all
    }, '')
