import { getTranslations } from 'next-intl/server'
import { FormStart } from '#components/forms/form-start.tsx'
import { EmailField, fieldOf, startOf, type Returned } from '#components/forms/letter-form.tsx'
import { SampleNotice } from '#components/forms/sample-notice.tsx'
import { TextField } from '#components/forms/text-field.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { bookingForm } from '#lib/advice/book.ts'
import { longestPrograms } from '#lib/advice/program-names.ts'
import { contextField } from '#lib/forms/receive.ts'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { env } from '#lib/env.ts'
import type { Slot } from '#lib/advice/slots.ts'
import { NoSlots } from './no-slots.tsx'
import { SlotPicker } from './slot-picker.tsx'

type Props = Returned & {
  readonly conversation: string
  readonly slots: readonly Slot[]
  /** Why there are no times, where there are none: the form then shows what was typed. */
  readonly missing: Parameters<typeof NoSlots>[0]['reason']
  /** The query of the page, with where the visitor came from. */
  readonly context: string
}

/** What the page that the visitor came from is about. A programme or a question is shown when there is one. */
const along = ['desk', 'route', 'program', 'question'] as const

/** Time, person, and what goes along: one plain form. The server says what is not right, with or without script. */
export const BookingForm = async ({ conversation, slots, missing, context, ...returned }: Props) => {
  const [t, form, { isSample }] = [
    await getTranslations('advice'),
    await getTranslations('form'),
    await getCatalogueNote(),
  ]
  const field = (name: string) => fieldOf(returned, name)
  return (
    <form action="/api/advice" method="post" noValidate className="space-y-12">
      <FormStart {...startOf(returned)} name={bookingForm} chosenAs={['gesprek', conversation]} />
      <input type="hidden" name="conversation" value={conversation} />
      <input type="hidden" name={contextField} value={context} />
      <SampleNotice />
      {slots.length ? (
        <SlotPicker slots={slots} chosen={field('slot').value} problem={field('slot').problem} />
      ) : (
        <div id="slot" tabIndex={-1} className="scroll-mt-28">
          <NoSlots reason={missing} />
        </div>
      )}
      <fieldset className="space-y-6">
        <legend className="mb-5 font-display text-h3 font-semibold">{t(isSample ? 'youSample' : 'you')}</legend>
        <TextField {...field('name')} label={form('name')} autoComplete="name" maxLength={100} />
        {isSample ? null : (
          <TextField
            {...field('phone')}
            label={t('phone')}
            help={t('phoneHelp')}
            type="tel"
            autoComplete="tel"
            maxLength={30}
          />
        )}
        <EmailField returned={returned} {...(env.smtpUrl === null ? {} : { help: t('emailWhy') })} />
        <TextField {...field('remark')} label={t('remark')} help={t('remarkHelp')} rows={4} optional />
      </fieldset>
      <fieldset className="space-y-6 rounded-xl bg-brand-soft p-6 sm:p-8">
        <legend className="float-start w-full font-display text-h3 font-semibold">{t('along')}</legend>
        <p className="clear-both pt-1">{t('alongText')}</p>
        <TextField {...field('situation')} label={t('situation')} help={t('situationHelp')} maxLength={300} optional />
        {along.map((name) =>
          name === 'desk' || name === 'route' || field(name).value ? (
            <TextField
              key={name}
              {...field(name)}
              label={t(name)}
              maxLength={name === 'program' ? longestPrograms : 200}
              optional
            />
          ) : null,
        )}
      </fieldset>
      {slots.length ? (
        <div className="space-y-4">
          <p className="text-sm text-muted">{t(isSample ? 'keptSample' : 'kept')}</p>
          <button id="versturen" type="submit" className={buttonClass({ size: 'lg' })}>
            {t('book')}
          </button>
        </div>
      ) : (
        <p id="versturen" tabIndex={-1} className="max-w-2xl scroll-mt-28">
          {t('noSlotsTyped')}
        </p>
      )}
    </form>
  )
}
