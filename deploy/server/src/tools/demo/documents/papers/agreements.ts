import type { DemoPaper } from './demo-paper.ts';

export const agreements = {
  travel: {
    title: ['Agreement on travel', 'Reisevereinbarung'],
    kind: 'agreement',
    parts: [
      [
        ['1. How you travel', '1. Wie Sie reisen'],
        [
          'By train in second class, with the crew bus, or with your own car if the office agreed before. Your own car is paid with 0.50 euros a kilometre; each passenger adds five cents.',
          'Mit der Bahn in der zweiten Klasse, mit dem Crewbus oder mit dem eigenen Auto, wenn das Büro vorher zugestimmt hat. Fürs eigene Auto gibt es 0,50 Euro je Kilometer, je Mitfahrer fünf Cent mehr.',
        ],
      ],
      [
        ['2. Rooms and meals', '2. Zimmer und Essen'],
        [
          'Rooms are booked by the office, single where there are enough. The daily allowance is 30 euros; a meal on site takes a third off.',
          'Zimmer bucht das Büro, Einzelzimmer, wo es genug gibt. Das Taggeld beträgt 30 Euro; ein Essen vor Ort kürzt es um ein Drittel.',
        ],
      ],
      [
        ['3. Receipts', '3. Belege'],
        [
          'Hand receipts in with the app within fourteen days. They are paid with your next pay.',
          'Reichen Sie Belege binnen vierzehn Tagen mit der App ein. Sie werden mit dem nächsten Lohn ausbezahlt.',
        ],
      ],
    ],
  },
  tools: {
    title: ['Tool loan', 'Werkzeugausgabe'],
    kind: 'agreement',
    facts: [
      [
        ['Given out', 'Ausgegeben'],
        [
          'Cordless driver with two batteries, ratchet set, head torch, harness no. 118',
          'Akkuschrauber mit zwei Akkus, Ratschensatz, Stirnlampe, Auffanggurt Nr. 118',
        ],
      ],
    ],
    parts: [
      [
        ['1. Use', '1. Gebrauch'],
        [
          'The tools are for jobs of ours only. The harness is looked at before each use and checked by us once a year.',
          'Das Werkzeug ist nur für unsere Jobs. Der Gurt wird vor jedem Gebrauch angesehen und einmal im Jahr von uns geprüft.',
        ],
      ],
      [
        ['2. Loss and damage', '2. Verlust und Schaden'],
        [
          'Tell us at once. What wears out is replaced; for what was lost carelessly you pay half of its present value.',
          'Sagen Sie es uns sofort. Was sich abnützt, wird ersetzt; für grob fahrlässig Verlorenes zahlen Sie die Hälfte des Zeitwerts.',
        ],
      ],
      [
        ['3. Giving back', '3. Rückgabe'],
        ['Within a week after your last job.', 'Binnen einer Woche nach Ihrem letzten Job.'],
      ],
    ],
  },
  phone: {
    title: ['Company phone', 'Diensthandy'],
    kind: 'agreement',
    parts: [
      [
        ['1. What it is for', '1. Wofür es ist'],
        [
          'For calls, messages and the app at work. A few private calls are fine within the country.',
          'Für Anrufe, Nachrichten und die App bei der Arbeit. Einzelne private Anrufe im Inland sind in Ordnung.',
        ],
      ],
      [
        ['2. Care', '2. Sorgfalt'],
        [
          'It has a code that only you know. If it is lost, call the office: your session is ended from there.',
          'Es hat einen Code, den nur Sie kennen. Geht es verloren, rufen Sie das Büro an: Ihre Sitzung wird von dort beendet.',
        ],
      ],
      [
        ['3. Giving back', '3. Rückgabe'],
        ['With the charger, when you leave us.', 'Mit dem Ladegerät, wenn Sie uns verlassen.'],
      ],
    ],
  },
  weekend: {
    title: ['Weekend agreement', 'Wochenendvereinbarung'],
    kind: 'agreement',
    parts: [
      [
        ['1. Free weekends', '1. Freie Wochenenden'],
        [
          'Two weekends of each month are free. You block them in your calendar four weeks ahead.',
          'Zwei Wochenenden im Monat sind frei. Sie sperren sie vier Wochen vorher in Ihrem Kalender.',
        ],
      ],
      [
        ['2. Work at weekends', '2. Arbeit am Wochenende'],
        [
          'Saturday after 13:00 and Sunday are paid with the surcharge of the collective agreement.',
          'Samstag ab 13 Uhr und Sonntag werden mit dem Zuschlag des Kollektivvertrags bezahlt.',
        ],
      ],
    ],
  },
  offer: {
    title: ['Festival offer', 'Festivalangebot'],
    kind: 'agreement',
    parts: [
      [
        ['1. What we offer', '1. Was wir anbieten'],
        [
          'Six days at one place, at least eight paid hours each, with a place for your tent, meals and a shuttle from the station.',
          'Sechs Tage an einem Ort, mindestens acht bezahlte Stunden am Tag, mit Zeltplatz, Essen und Shuttle vom Bahnhof.',
        ],
      ],
      [
        ['2. What we ask for', '2. Was wir erwarten'],
        [
          'That you stay for all six days. Who leaves earlier is paid the hours that were worked.',
          'Dass Sie alle sechs Tage bleiben. Wer früher geht, bekommt die gearbeiteten Stunden bezahlt.',
        ],
      ],
    ],
  },
  parking: {
    title: ['Parking permit', 'Parkgenehmigung'],
    kind: 'agreement',
    parts: [
      [
        ['Where and when', 'Wo und wann'],
        [
          'Car park P3 behind the north hall, during your jobs and one hour before and after. Lay the permit behind the windscreen. Fire lanes stay free at all times.',
          'Parkplatz P3 hinter der Nordhalle, während Ihrer Jobs und eine Stunde davor und danach. Legen Sie die Genehmigung hinter die Scheibe. Feuerwehrzufahrten bleiben immer frei.',
        ],
      ],
    ],
  },
  termination: {
    title: ['Notice of termination', 'Kündigung'],
    kind: 'agreement',
    parts: [
      [
        ['Notice', 'Kündigung'],
        [
          'The employment is ended with the agreed notice to the end of the month after next. Vacation that is left is paid out with the last pay, and so is the balance of the time account.',
          'Das Dienstverhältnis wird mit der vereinbarten Frist zum Ende des übernächsten Monats gekündigt. Offener Urlaub wird mit dem letzten Lohn ausbezahlt, ebenso der Stand des Zeitkontos.',
        ],
      ],
      [
        ['On paper', 'Auf Papier'],
        [
          'This paper is signed by hand: print it, sign it, and hand it in at the office or by post.',
          'Dieses Papier wird von Hand unterschrieben: drucken, unterschreiben und im Büro oder per Post abgeben.',
        ],
      ],
    ],
  },
} as const satisfies Record<string, DemoPaper>;
