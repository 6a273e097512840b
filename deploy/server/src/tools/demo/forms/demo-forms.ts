import { asks, seriousNo } from './demo-question.ts';
import type { DemoForm, DemoQuestion, Text } from './demo-question.ts';

const form = (key: string, name: Text, intro: Text, questions: readonly DemoQuestion[]): DemoForm => ({
  key,
  name,
  intro,
  kind: 'form',
  questions,
});
const read = asks(
  'read',
  'info',
  'Please read the house rules first.',
  'Bitte zuerst die Hausordnung lesen.',
);
const sign = asks('sign', 'signature', 'Your signature', 'Ihre Unterschrift');
const when = asks('when', 'date', 'When did it happen?', 'Wann ist es passiert?');
const photo = asks('photo', 'photo', 'A photo', 'Ein Foto', { optional: true });

export const demoForms: readonly DemoForm[] = [
  form(
    'accident',
    ['Accident report', 'Unfallmeldung'],
    ['Within 24 hours, also for small ones.', 'Binnen 24 Stunden, auch bei kleinen Unfällen.'],
    [
      read,
      when,
      asks('injured', 'yesNo', 'Was somebody hurt?', 'Wurde jemand verletzt?'),
      asks('where', 'multi', 'Where?', 'Wo am Körper?', {
        choices: [
          ['hand', 'Hand', 'Hand'],
          ['foot', 'Foot', 'Fuß'],
          ['head', 'Head', 'Kopf'],
          ['back', 'Back', 'Rücken'],
        ],
        showIf: { questionId: 'injured', oneOf: ['yes'] },
      }),
      asks('doctor', 'yesNo', 'Seen by a doctor?', 'Bei einer Ärztin oder einem Arzt?', {
        showIf: { questionId: 'where', oneOf: ['head', 'back'] },
        onNo: seriousNo,
      }),
      asks('how', 'text', 'What happened?', 'Was ist passiert?'),
      asks('place', 'location', 'Where are you?', 'Wo sind Sie?', { optional: true }),
      photo,
      asks('report', 'file', 'Report of the doctor', 'Befund', { optional: true }),
      sign,
    ],
  ),
  form(
    'gear',
    ['Protective gear', 'Schutzausrüstung'],
    ['Once a year.', 'Einmal im Jahr.'],
    [
      asks('helmet', 'yesNo', 'Helmet whole?', 'Helm unbeschädigt?', { onNo: seriousNo }),
      asks('shoes', 'yesNo', 'Shoes S3 whole?', 'Schuhe S3 unbeschädigt?', { onNo: { comment: true } }),
      asks('size', 'number', 'Shoe size', 'Schuhgröße', { range: [34, 50], unit: 'EU' }),
      asks('glove', 'single', 'Glove size', 'Handschuhgröße', {
        choices: [
          ['s', 'S', 'S'],
          ['m', 'M', 'M'],
          ['l', 'L', 'L'],
        ],
      }),
      photo,
    ],
  ),
  form(
    'van',
    ['Van check', 'Fahrzeugprüfung'],
    ['Before the first drive of a day.', 'Vor der ersten Fahrt des Tages.'],
    [
      asks('lights', 'yesNo', 'All lights work?', 'Alle Lichter in Ordnung?', { onNo: seriousNo }),
      asks('km', 'number', 'Kilometres', 'Kilometerstand', { range: [0, 999_999], unit: 'km' }),
      asks('service', 'yesNo', 'Service due?', 'Service fällig?', {
        showIf: { questionId: 'km', over: 150_000 },
      }),
    ],
  ),
  form(
    'tax',
    ['Tax data', 'Steuerdaten'],
    ['For the accountant.', 'Für die Buchhaltung.'],
    [
      asks('number', 'text', 'Tax number', 'Steuernummer'),
      asks('since', 'date', 'Valid since', 'Gültig seit'),
      asks('card', 'file', 'Copy of the card', 'Kopie der Karte', { optional: true }),
    ],
  ),
  form(
    'feedback',
    ['How was it?', 'Wie war es?'],
    ['Two minutes.', 'Zwei Minuten.'],
    [
      asks('mood', 'single', 'How was the week?', 'Wie war die Woche?', {
        choices: [
          ['good', 'Good', 'Gut'],
          ['fair', 'Fair', 'Mittel'],
          ['bad', 'Bad', 'Schlecht'],
        ],
      }),
      asks('why', 'text', 'Why?', 'Warum?', { showIf: { questionId: 'mood', oneOf: ['bad'] } }),
    ],
  ),
  form(
    'allergy',
    ['Food and allergies', 'Essen und Allergien'],
    ['For the catering.', 'Für das Catering.'],
    [
      asks('diet', 'multi', 'I do not eat', 'Ich esse nicht', {
        optional: true,
        choices: [
          ['meat', 'Meat', 'Fleisch'],
          ['nuts', 'Nuts', 'Nüsse'],
          ['milk', 'Milk', 'Milch'],
        ],
      }),
      asks('note', 'text', 'Anything else?', 'Sonst noch etwas?', { optional: true }),
    ],
  ),
  form(
    'keys',
    ['Receipt of keys', 'Schlüsselübernahme'],
    ['Keep them with you.', 'Immer bei sich tragen.'],
    [asks('count', 'number', 'How many?', 'Wie viele?', { range: [1, 20] }), sign],
  ),
  form(
    'home',
    ['Way home', 'Heimweg'],
    ['After night work.', 'Nach der Nachtarbeit.'],
    [
      asks('home', 'location', 'Where do you start?', 'Wo starten Sie?'),
      asks('safe', 'yesNo', 'Safe way home?', 'Sicherer Heimweg?', { onNo: { comment: true, todo: true } }),
    ],
  ),
  form(
    'image',
    ['Use of pictures', 'Bildrechte'],
    ['For photos of our work.', 'Für Fotos unserer Arbeit.'],
    [
      asks('agree', 'yesNo', 'May pictures of you be shown?', 'Dürfen Bilder von Ihnen gezeigt werden?'),
      sign,
    ],
  ),
];

const securityCheck = (key: string, name: Text, questions: readonly DemoQuestion[]): DemoForm => ({
  ...form(key, name, ['Before the work begins.', 'Bevor die Arbeit beginnt.'], questions),
  kind: 'securityCheck',
});

export const demoCheckForms: readonly DemoForm[] = [
  securityCheck(
    'site',
    ['Site safety', 'Sicherheitscheck Baustelle'],
    [
      asks('exits', 'yesNo', 'Escape routes free?', 'Fluchtwege frei?', { onNo: seriousNo }),
      asks('aid', 'yesNo', 'First aid kit there?', 'Verbandskasten vorhanden?', {
        onNo: { comment: true, todo: true },
      }),
      asks('people', 'number', 'People at the briefing', 'Personen bei der Einweisung', { range: [1, 500] }),
      asks('note', 'text', 'Remarks', 'Anmerkungen', { optional: true }),
      photo,
    ],
  ),
  securityCheck(
    'rigging',
    ['Rigging', 'Rigging-Prüfung'],
    [
      asks('wind', 'number', 'Wind', 'Wind', { range: [0, 60], unit: 'm/s' }),
      asks('stop', 'yesNo', 'Work at height stopped?', 'Höhenarbeit eingestellt?', {
        showIf: { questionId: 'wind', over: 12 },
        onNo: seriousNo,
      }),
      asks('harness', 'yesNo', 'Harnesses checked?', 'Gurte geprüft?', { onNo: seriousNo }),
    ],
  ),
];
