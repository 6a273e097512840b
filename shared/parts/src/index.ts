export { withPartWords } from './words/with-part-words.ts';
export { withWords } from './words/with-words.ts';
export { AbsencePill, isAbsenceStatus } from './absence-status/absence-pill.tsx';
export { CandidateRow } from './candidate/candidate-row.tsx';
export { useAbsenceStatus } from './absence-status/use-absence-status.ts';
export type { FieldProblem } from './form-sheet/form-problems.ts';
export { FormSheet } from './form-sheet/form-sheet.tsx';
export type { FormSheetProps } from './form-sheet/form-sheet.tsx';
export { useFormCommand } from './form-sheet/use-form-command.ts';
export { useFormSheet } from './form-sheet/use-form-sheet.ts';
export type { FormFields } from './form-sheet/use-form-sheet.ts';
export { QrCode } from './qr-code/qr-code.tsx';
export { openedLater } from './opened-later/opened-later.tsx';
export { useFetchedAhead } from './opened-later/use-fetched-ahead.ts';

export { readAmount, readMinutes, readNumber, writeAmount } from './numbers/read-number.ts';

export { SignerFields } from './signing/signer-fields.tsx';
export { signerProblems } from './signing/signer.ts';
export type { Signer } from './signing/signer.ts';
export { useSignatureUpload } from './signing/use-signature-upload.ts';
export { useCopyLabel, useSignerLabels } from './signing/use-signer-labels.ts';

export { CalendarLegend } from './calendar/calendar-legend.tsx';
export { CalendarMark, calendarSigns } from './calendar/calendar-mark.tsx';
export { CalendarView } from './calendar/calendar-view.tsx';
export type { CalendarViewProps } from './calendar/calendar-view.tsx';
export type { CalendarDay } from './calendar/calendar-day.ts';
export { DayView } from './calendar/day-view.tsx';
export { MonthGrid } from './calendar/month-grid.tsx';
export { monthAfter, monthBefore, monthSpan, weeksOf } from './calendar/month-days.ts';
export { useCalendarAddress } from './calendar/use-calendar-address.ts';
export type { CalendarAddress } from './calendar/use-calendar-address.ts';
export { useTurnSwipe } from './calendar/use-turn-swipe.ts';

export { conflictKey, conflictSigns } from './conflicts/conflict-signs.ts';
export { ConflictLines } from './conflicts/conflict-lines.tsx';
export { ConflictList } from './conflicts/conflict-list.tsx';
export { OverrideReason } from './conflicts/override-reason.tsx';
export { useOverrideLabel } from './conflicts/use-override-label.ts';
export { useConflictFacts } from './conflicts/use-conflict-text.ts';

export { ChangeLines } from './change-lines/change-lines.tsx';
export { EditPositionSheet } from './edit-position/edit-position-sheet.tsx';
export { useRefusedText } from './edit-position/use-refused-text.ts';
export { useRemovePositions } from './edit-position/use-remove-positions.ts';
export { OfferSheet } from './offer-positions/offer-sheet.tsx';
export { PositionFields } from './position-form/position-fields.tsx';
export { conflictsQuery, functionsQuery } from './position-form/position-form.queries.ts';
export { timeProblems, timesOf } from './position-form/position-times.ts';
export type { PositionTimes } from './position-form/position-times.ts';
export { usePositionLabels } from './position-form/use-position-labels.ts';

export { AnswerList } from './form-player/answer-list.tsx';
export { formCommands } from './form-player/form-commands.ts';
export { FormFill } from './form-player/form-fill.tsx';
export { FormStart } from './form-player/form-start.tsx';
export { formPlaceOf, formQuery } from './form-player/form.queries.ts';
export { SubmittedAnswers } from './form-player/submitted-answers.tsx';
export { useBegunForm, useSubmittedHere } from './form-player/use-form-on-phone.ts';
export { FormPlayer } from './form-player/form-player.tsx';
export type { FormPlayerProps } from './form-player/form-player.tsx';
export {
  asFormAnswers,
  isFileKind,
  nothingGiven,
  problemOf,
  questionsOf,
} from './form-player/question/given-answer.ts';
export type { AnswerEdit, GivenAnswer, GivenAnswers, Question } from './form-player/question/given-answer.ts';
export { useFormAnswers } from './form-player/use-form-answers.ts';
export { useFormPlayer } from './form-player/use-form-player.ts';

export { FilterChips } from './list-page/filter-chips.tsx';
export type { FilterChipsProps } from './list-page/filter-chips.tsx';
export { ListDetailPage } from './list-page/list-detail-page.tsx';
export type { ListDetailPageProps, RowLink } from './list-page/list-detail-page.tsx';
export { ListPage } from './list-page/list-page.tsx';
export type { ListPageProps } from './list-page/list-page.tsx';
export { ListTabs, useListTab } from './list-page/list-tabs.tsx';
export type { ListTabsProps } from './list-page/list-tabs.tsx';
export { useInfiniteList, useList } from './list-page/use-list.ts';
export type { PagedList, WholeList } from './list-page/use-list.ts';

export { AddNote } from './note/add-note.tsx';

export { InvoicePill, useInvoiceStateName } from './papers/invoice-pill.tsx';
export { OpenPaperButton, PaperButton, SharePaperButton } from './papers/paper-button.tsx';
export type { PaperButtonProps } from './papers/paper-button.tsx';
export { PaperDialog } from './papers/paper-dialog.tsx';
export type { PaperDialogProps } from './papers/paper-dialog.tsx';
export { PaperPreview } from './papers/paper-preview.tsx';
export type { PaperPreviewProps } from './papers/paper-preview.tsx';
export { PaperRow } from './papers/paper-row.tsx';
export type { PaperRowProps } from './papers/paper-row.tsx';
export { receiveFile } from './papers/receive-file.ts';
export { uploadFile } from './upload/upload-file.ts';
export { useUpload } from './upload/use-upload.ts';
export { SendPaperDialog } from './papers/send-paper-dialog.tsx';
export type { SendPaperDialogProps } from './papers/send-paper-dialog.tsx';
export type { Paper } from './papers/use-paper.ts';

export { RejectionSheet } from './rejection/rejection-sheet.tsx';
export { useRejectionText } from './rejection/use-rejection-text.ts';

export { FoundChoice } from './found-choice/found-choice.tsx';
export type { Choice, ChoiceSearch } from './found-choice/found-choice.tsx';
export type { Contact } from './people/contact-card.tsx';
export { ContactFaces, ContactsLoading } from './people/contact-faces.tsx';
export type { ContactFacesProps, ContactMissing } from './people/contact-faces.tsx';
export { ContactPage } from './people/contact-page.tsx';
export type { ContactPageProps } from './people/contact-page.tsx';
export { CallLink } from './people/call-link.tsx';
export { ContactWays } from './people/contact-ways.tsx';
export type { ContactWaysProps } from './people/contact-ways.tsx';
export { dialled } from './people/person.ts';
export type { Person } from './people/person.ts';
export { PersonHead } from './people/person-head.tsx';
export { PersonRow } from './people/person-row.tsx';
export type { PersonRowProps } from './people/person-row.tsx';
export { priorityIn, priorityLook } from './todo/priority.ts';
export { TodoFields } from './todo/todo-fields.tsx';
export { TodoPill } from './todo/todo-pill.tsx';
export { readTodosAgain, useTodoSteps } from './todo/use-todo-steps.ts';
export { useTodoWords } from './todo/use-todo-words.ts';
export { StarField } from './stars/star-field.tsx';
export { Stars } from './stars/stars.tsx';
export { ProjectManagers } from './people/project-managers.tsx';
export { useHiddenNumber } from './people/use-hidden-number.ts';

export { positionLooks } from './presence/position-looks.ts';
export { presenceLooks } from './presence/presence-looks.ts';
export { PresencePill } from './presence/presence-pill.tsx';
export { usePresenceWords } from './presence/use-presence-words.ts';

export { askPosition, clearPosition, freshFix } from './position/ask-position.ts';
export type { Fix, NoFix } from './position/ask-position.ts';
export {
  forgetPermission,
  positionPermission,
  usePositionPermission,
} from './position/position-permission.ts';
export { useNearPosition } from './position/use-near-position.ts';
export { useNoPositionText } from './position/use-no-position-text.ts';
