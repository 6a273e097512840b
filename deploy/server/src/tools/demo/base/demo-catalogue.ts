/** What a tenant chooses from. German for those who work in German, English for the others. */
type Caption = readonly [en: string, de: string];

const [inEnglish, inGerman] = ['en', 'de-AT'].map(
  (locale) => new Intl.DisplayNames(locale, { type: 'region' }),
);
const country = (code: string) => [code, inEnglish?.of(code) ?? code, inGerman?.of(code) ?? code] as const;

export const functions: readonly (readonly [short: string, ...Caption, more?: 'chief' | 'spare'])[] = [
  ['CC', 'Crew chief', 'Crew-Chief', 'chief'],
  ['ST', 'Stagehand', 'Stagehand'],
  ['RG', 'Rigger', 'Rigger'],
  ['HR', 'Head rigger', 'Headrigger'],
  ['LT', 'Lighting technician', 'Lichttechnik'],
  ['SO', 'Sound technician', 'Tontechnik'],
  ['VT', 'Video technician', 'Videotechnik'],
  ['FL', 'Forklift driver', 'Staplerfahrt'],
  ['DR', 'Driver', 'Fahrdienst'],
  ['CP', 'Carpenter', 'Tischlerei'],
  ['CA', 'Catering helper', 'Catering-Hilfe'],
  ['RN', 'Runner', 'Runner'],
  ['SE', 'Safety steward', 'Sicherheitsdienst'],
  ['SP', 'Spare', 'Reserve', 'spare'],
];

export const skills: readonly (readonly [...Caption, documentBased?: true])[] = [
  ['First aid', 'Erste Hilfe', true],
  ['Forklift licence', 'Staplerschein', true],
  ['Working at height', 'Höhenarbeit', true],
  ['Rope access level 1', 'Seilzugang Stufe 1', true],
  ['Driving licence B', 'Führerschein B', true],
  ['Driving licence C', 'Führerschein C', true],
  ['Electrical instruction', 'Elektrounterweisung', true],
  ['Fire protection', 'Brandschutz', true],
  ['Hoist operator', 'Kettenzüge', true],
  ['Follow spot', 'Verfolger'],
  ['Steel hand', 'Steelhand'],
  ['Loading', 'Verladung'],
  ['Scenery', 'Kulissen'],
  ['English', 'Englisch'],
  ['French', 'Französisch'],
  ['Dutch', 'Niederländisch'],
  ['Welsh', 'Walisisch'],
  ['Spanish', 'Spanisch'],
];

export const tags: readonly Caption[] = [
  ['Night owl', 'Nachteule'],
  ['Early bird', 'Frühaufsteher'],
  ['Has a car', 'Hat ein Auto'],
  ['Tours', 'Auf Tour'],
  ['Opera', 'Oper'],
  ['Trade fair', 'Messe'],
  ['Festival', 'Festival'],
  ['Building site', 'Baustelle'],
  ['Team lead', 'Teamleitung'],
  ['Vegetarian', 'Vegetarisch'],
  ['New', 'Neu'],
  ['Student', 'In Ausbildung'],
];

export const regions: readonly (readonly [id: string, name: string])[] = [
  ['AT-9', 'Wien'],
  ['AT-3', 'Niederösterreich'],
  ['DE-BE', 'Berlin'],
  ['DE-BY', 'Bayern'],
  ['GB-LND', 'London'],
  ['ES-CN', 'Canarias'],
];

type Entry = readonly [id: string, ...Caption];
export const lists: Readonly<Record<string, readonly Entry[]>> = {
  activityTypes: [
    ['LOG', 'History', 'Verlauf'],
    ['TODO_INT', 'To-do', 'Aufgabe'],
    ['TODO_PAYROLL_ITEM', 'Payroll feedback', 'Rückmeldung zur Abrechnung'],
  ],
  cateringAgreementTypes: [
    ['none', 'No catering', 'Keine Verpflegung'],
    ['client', 'The client feeds the crew', 'Verpflegung durch den Kunden'],
    ['allowance', 'Meal allowance', 'Verpflegungsgeld'],
    ['buffet', 'Buffet on site', 'Buffet vor Ort'],
  ],
  chargeTypes: [
    ['hour', 'By the hour', 'Nach Stunden'],
    ['day', 'By the day', 'Nach Tagen'],
    ['flat', 'Flat', 'Pauschal'],
  ],
  countries: ['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'IE', 'NL'].map(country),
  nationalities: ['AT', 'BE', 'DE', 'ES', 'FR', 'GB', 'IE', 'NL', 'TR'].map(country),
  insurance: [
    ['public', 'Public insurance', 'Gesetzlich versichert'],
    ['private', 'Private insurance', 'Privat versichert'],
    ['none', 'Not insured by us', 'Nicht über uns versichert'],
  ],
  taxTypes: [
    ['standard', 'Standard rate', 'Normalsatz'],
    ['reduced', 'Reduced rate', 'Ermäßigt'],
    ['none', 'No tax', 'Steuerfrei'],
  ],
  statuses: [
    ['confirmed', 'Confirmed', 'Bestätigt'],
    ['quoted', 'Quoted', 'Angeboten'],
    ['design', 'Design client', 'Entwurf Kunde'],
  ],
  messageTypes: [
    ['mail', 'E-mail', 'E-Mail'],
    ['push', 'Push message', 'Push-Nachricht'],
    ['sms', 'Text message', 'SMS'],
  ],
  qualityCheckTypes: [
    ['setup', 'Set-up', 'Aufbau'],
    ['safety', 'Safety', 'Sicherheit'],
    ['handover', 'Handover', 'Übergabe'],
  ],
  documentsStatus: [
    ['draft', 'Draft', 'Entwurf'],
    ['readyToSign', 'Ready to sign', 'Bereit zur Unterschrift'],
    ['onGoing', 'On Going', 'Läuft'],
    ['signed', 'Signed', 'Unterschrieben'],
    ['declined', 'Declined', 'Abgelehnt'],
    ['expired', 'Expired', 'Abgelaufen'],
    ['void', 'Void', 'Ungültig'],
    ['replaced', 'Replaced', 'Ersetzt'],
    ['toUpload', 'To upload', 'Hochzuladen'],
    ['beingVerified', 'Being verified', 'In Prüfung'],
    ['refused', 'Refused', 'Zurückgewiesen'],
    ['information', 'For information', 'Zur Kenntnis'],
  ],
  permissionTypes: ['READ', 'CREATE', 'EDIT', 'DELETE', 'CONTACT'].map((name) => [name, name, name] as const),
  crewRatingTypes: [
    ['work', 'Work', 'Arbeit'],
    ['punctuality', 'Punctuality', 'Pünktlichkeit'],
    ['teamwork', 'Teamwork', 'Zusammenarbeit'],
  ],
  findBestMethods: [
    ['rating', 'Best rated', 'Beste Bewertung'],
    ['distance', 'Nearest', 'Am nächsten'],
    ['underQuota', 'Most hours under quota', 'Meiste Stunden unter Soll'],
    ['longestNotWorked', 'Longest not worked', 'Am längsten ohne Einsatz'],
  ],
  templates: [
    ['deliveryNote', 'Delivery note', 'Lieferschein'],
    ['crewChiefSheet', 'Crew chief sheet', 'Crew-Chief-Blatt'],
    ['payroll', 'Payroll', 'Abrechnung'],
    ['contract', 'Contract', 'Vertrag'],
  ],
  receiptTypes: [
    ['travel', 'Travel', 'Reise'],
    ['fuel', 'Fuel', 'Treibstoff'],
    ['hotel', 'Hotel', 'Hotel'],
    ['meal', 'Meal', 'Verpflegung'],
    ['material', 'Material', 'Material'],
    ['tools', 'Tools', 'Werkzeug'],
    ['parking', 'Parking', 'Parken'],
  ],
  plusCrewTypes: [
    ['sales', 'Sales', 'Vertrieb'],
    ['team', 'Team', 'Team'],
  ],
};
