import type { EmailAddress } from '@callboard/contract';
import type { MailToKeep } from '../../areas/mailbox/mailbox/mail-row.ts';
import { specialLetters, slots, usualLetters } from './demo-letters.ts';
import type { Letter } from './demo-letters.ts';
import type { Person } from './demo-people.ts';
import { diceOf, seedId } from './dice.ts';
import type { Dice } from './dice.ts';

export type DemoMail = MailToKeep & { attach: NonNullable<Letter['attach']> };

export type MailPlan = {
  tenant: { id: string; domain: string };
  boxes: readonly { id: string; name: string; address: string }[];
  people: readonly Person[];
  count: number;
  now: Date;
};

const minute = 60_000;
const addressOf = (person: Person): EmailAddress => ({
  name: `${person.firstName} ${person.lastName}`,
  email: person.email,
});
const outside = (name: string): EmailAddress => ({
  name,
  email: `${name.toLowerCase().replace(/[^a-z]+/g, '-')}@partner.example`,
});

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The text as a mail program would write it, with a picture from elsewhere where a newsletter has one. */
function htmlOf(text: string, remote: boolean): string {
  const paragraphs = text
    .split('\n\n')
    .map((one) => `<p style="margin:0 0 12px">${safe(one).replaceAll('\n', '<br>')}</p>`);
  const head = remote
    ? '<p><img src="https://pictures.partner.example/header.png" alt="" width="560"></p>'
    : '';
  const foot = remote
    ? '<p style="color:#67635a;font-size:12px"><a href="https://letters.partner.example/read">Read online</a></p><img src="https://count.partner.example/open.gif" alt="" width="1" height="1">'
    : '';
  return `<html><head><style>p{color:#222}</style></head><body>${head}${paragraphs.join('')}${foot}</body></html>`;
}

function filled(letter: Letter, name: string, dice: Dice): Letter {
  const values: Record<string, string> = {
    gate: String(1 + dice.roll(9)),
    hall: String(1 + dice.roll(14)),
    time: dice.pick(slots.times),
    project: dice.pick(slots.projects),
    weekday: dice.pick(slots.weekdays),
    n: String(3 + dice.roll(24)),
    name: name.split(' ')[0] ?? name,
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  return { ...letter, subject: fill(letter.subject), text: fill(letter.text) };
}

/** When the nth newest came: the first ones today, then further and further apart. */
const ageInMinutes = (at: number, dice: Dice): number =>
  at < 2 ? 17 + at * 32 : Math.round(49 + at ** 1.25 * 140 + dice.roll(90));

/** Mails of the demo, newest first: those that show one thing each, then the usual ones. */
export function demoMails({ tenant, boxes, people, count, now }: MailPlan): DemoMail[] {
  const dice = diceOf(`mails of ${tenant.id}`);
  const start = Math.floor(now.getTime() / minute) * minute;
  return Array.from({ length: count }, (_, at) => {
    const special = specialLetters[at];
    const writer = dice.pick(people);
    const own = special ?? dice.pick(usualLetters);
    const named = people.find((person) => `${person.firstName} ${person.lastName}` === own.from);
    const from = own.from === undefined ? addressOf(writer) : named ? addressOf(named) : outside(own.from);
    const letter = special ?? filled(own, from.name, dice);
    const again = !special && dice.roll(5) === 0 ? 'Re: ' : '';
    const box = boxes[special ? at % 2 : dice.roll(boxes.length)] ?? boxes[0];
    if (!box) throw new Error('Mails need a mailbox.');
    const others = special?.cc ?? (dice.roll(4) === 0 ? 1 + dice.roll(6) : 0);
    const html = special
      ? special.html
      : dice.roll(3) === 0
        ? dice.roll(6) === 0
          ? 'remote'
          : 'plain'
        : undefined;
    const cc = new Map(
      Array.from({ length: others * 2 }, () => dice.pick(people)).map((one) => [one.id, one]),
    );
    return {
      id: seedId(tenant.id, 'mail', at),
      mailboxId: box.id,
      subject: again + letter.subject,
      from,
      to: [{ name: box.name, email: box.address }, ...(at % 7 === 3 ? [addressOf(dice.pick(people))] : [])],
      cc: [...cc.values()].slice(0, others).map(addressOf),
      receivedAt: new Date(start - ageInMinutes(at, dice) * minute),
      text: letter.text,
      html: html === undefined ? null : htmlOf(letter.text, html === 'remote'),
      attach: special || dice.roll(2) === 0 ? (letter.attach ?? []) : [],
    };
  });
}
