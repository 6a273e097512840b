import { questionKinds, trainingStates } from '@callboard/domain';
import * as z from 'zod/mini';
import { day, id, instant } from '../../endpoint/shapes.ts';

const named = z.object({ id, name: z.string() });

export const formStates = [...trainingStates, 'done'] as const;

export const formRow = z.object({
  id,
  kind: z.enum(['form', 'training']),
  name: z.string(),
  intro: z.string(),
  /** A form is open, started or done; the others are states of trainings. */
  state: z.enum(formStates),
  dueOn: z.nullable(day),
  overdue: z.boolean(),
  questions: z.number(),
  answered: z.number(),
  resultId: z.nullable(id),
  submittedAt: z.nullable(instant),
  score: z.nullable(z.number()),
  minimumScore: z.nullable(z.number()),
  attemptsLeft: z.nullable(z.number()),
  validUntil: z.nullable(day),
  skill: z.nullable(z.object({ id, caption: z.string() })),
  mayStart: z.boolean(),
});

const position = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  accuracy: z.optional(z.nullable(z.number())),
});
const short = z.string().check(z.maxLength(4_000));
export const formValue = z.union([short, z.number(), z.array(short).check(z.maxLength(200)), position]);

const question = z.object({
  id,
  kind: z.enum(questionKinds),
  caption: z.string(),
  help: z.string(),
  required: z.boolean(),
  choices: z.array(z.object({ id: z.string(), caption: z.string() })),
  showIf: z.nullable(
    z.object({
      questionId: id,
      oneOf: z.optional(z.array(z.string())),
      over: z.optional(z.number()),
      under: z.optional(z.number()),
    }),
  ),
  onNo: z.nullable(
    z.object({
      comment: z.optional(z.boolean()),
      photo: z.optional(z.boolean()),
      todo: z.optional(z.boolean()),
    }),
  ),
  minimum: z.nullable(z.number()),
  maximum: z.nullable(z.number()),
  unit: z.string(),
  hasFile: z.boolean(),
  /** Told of a submitted training only. */
  right: z.nullable(z.boolean()),
});

const answered = z.object({
  questionId: id,
  value: formValue,
  comment: z.string(),
  answeredAt: instant,
  file: z.nullable(
    z.object({
      id,
      name: z.string(),
      type: z.string(),
      size: z.number(),
      url: z.string(),
      expiresAt: instant,
    }),
  ),
});

/** A form as it is filled in, for a person, and where it belongs to one for a crew, day and shift. */
export const performance = z.object({
  form: z.object({
    id,
    kind: z.enum(['form', 'training', 'securityCheck']),
    name: z.string(),
    intro: z.string(),
  }),
  crew: z.nullable(z.object({ id, name: z.string(), project: z.string(), location: z.string() })),
  date: z.nullable(day),
  shift: z.nullable(z.string()),
  person: named,
  resultId: z.nullable(id),
  /** Counted up with each change after submitting, and with each attempt at a training. */
  number: z.number(),
  version: z.number(),
  state: z.enum(['new', 'open', 'submitted']),
  questions: z.array(question),
  answers: z.array(answered),
  /** Ids of the questions that are asked, as the answers stand. */
  asked: z.array(id),
  gaps: z.array(z.object({ questionId: id, missing: z.enum(['answer', 'comment', 'photo']) })),
  /** Where to go on: the question that was wished for, else the first gap. */
  openAt: z.nullable(id),
  startedAt: z.nullable(instant),
  submittedAt: z.nullable(instant),
  needsSignature: z.boolean(),
  signature: z.nullable(z.object({ name: z.string(), at: instant })),
  sentAt: z.nullable(instant),
  /** How many documents are to be read with it. */
  documents: z.number(),
  training: z.nullable(
    z.object({
      state: z.enum(trainingStates),
      score: z.nullable(z.number()),
      passed: z.nullable(z.boolean()),
      minimumScore: z.number(),
      attemptsLeft: z.number(),
      validUntil: z.nullable(day),
    }),
  ),
  versions: z.array(z.object({ id, number: z.number(), submittedAt: z.nullable(instant) })),
  may: z.object({ start: z.boolean(), answer: z.boolean(), change: z.boolean(), sign: z.boolean() }),
});

const shift = z.string().check(z.minLength(1), z.maxLength(60));
export const performedWhere = {
  crewId: z.optional(id),
  date: z.optional(day),
  shift: z.optional(shift),
};

export const signatureOf = z.strictObject({
  uploadId: id,
  /** In block letters. */
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
});
export const signedPaper = z.object({
  url: z.string(),
  expiresAt: instant,
  name: z.string(),
  signerName: z.string(),
  signedAt: instant,
});
export const sendTo = z.strictObject({ email: z.optional(z.email().check(z.maxLength(200))) });
export const sentPaper = z.object({ email: z.string(), sentAt: instant });
