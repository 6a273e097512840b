import type { DemoPaper } from './demo-paper.ts';

export const contracts = {
  contract: {
    title: ['Employment contract', 'Dienstvertrag'],
    kind: 'agreement',
    facts: [
      [
        ['Work', 'Tätigkeit'],
        ['Stagehand and rigger at events', 'Stagehand und Rigger bei Veranstaltungen'],
      ],
      [
        ['Hours', 'Arbeitszeit'],
        ['By roster, 20 hours a week on average', 'Nach Dienstplan, im Schnitt 20 Stunden in der Woche'],
      ],
      [
        ['Trial month', 'Probezeit'],
        ['One month', 'Ein Monat'],
      ],
    ],
    parts: [
      [
        ['1. Beginning', '1. Beginn'],
        [
          'This contract begins on the first day of work and holds until one side ends it. During the first month, which is a trial month, either side can end it on any day and without giving a reason.',
          'Der Vertrag beginnt mit dem ersten Arbeitstag und gilt, bis eine Seite ihn beendet. Im ersten Monat, der Probezeit, kann ihn jede Seite an jedem Tag und ohne Angabe von Gründen lösen.',
        ],
      ],
      [
        ['2. Work', '2. Tätigkeit'],
        [
          'You set up and take down stages, stands, light, sound and seating, load and unload lorries, and do what a crew chief asks for within your training. Work that needs a proof, such as driving a forklift or working at height, is only given to you while your proof is valid.',
          'Sie bauen Bühnen, Messestände, Licht, Ton und Bestuhlung auf und ab, laden Lastwagen und übernehmen, was die Crewleitung im Rahmen Ihrer Ausbildung anordnet. Arbeiten, für die es einen Nachweis braucht, etwa Staplerfahren oder Arbeiten in der Höhe, bekommen Sie nur, solange Ihr Nachweis gilt.',
        ],
      ],
      [
        ['3. Place of work', '3. Arbeitsort'],
        [
          'You work where the event is. For places more than 50 kilometres from your home the way there and back is paid as half of the working time. For nights away from home you get a room and the daily allowance of the collective agreement.',
          'Sie arbeiten dort, wo die Veranstaltung stattfindet. Bei Orten, die mehr als 50 Kilometer von Ihrer Wohnung entfernt sind, gilt die Hälfte der Wegzeit als Arbeitszeit. Bei Nächtigungen bekommen Sie ein Zimmer und das Taggeld laut Kollektivvertrag.',
        ],
      ],
      [
        ['4. Hours', '4. Arbeitszeit'],
        [
          'Your hours follow from the jobs that you confirm. A job that you confirmed binds both sides. Between the end of one job and the beginning of the next lie at least eleven hours. After six hours there is a break of thirty minutes, which is not paid. What you work more or less than agreed goes to your time account.',
          'Ihre Arbeitszeit ergibt sich aus den Jobs, die Sie bestätigen. Ein bestätigter Job bindet beide Seiten. Zwischen dem Ende eines Jobs und dem Beginn des nächsten liegen mindestens elf Stunden. Nach sechs Stunden gibt es eine Pause von dreißig Minuten, die nicht bezahlt wird. Mehr und weniger als vereinbart geht auf Ihr Zeitkonto.',
        ],
      ],
      [
        ['5. Checking in and out', '5. Ein- und Auschecken'],
        [
          'You check in when you arrive and check out when you leave. The crew chief confirms the hours on the same day. If something is wrong, say so within seven days; after that the confirmed hours hold.',
          'Sie checken ein, wenn Sie ankommen, und aus, wenn Sie gehen. Die Crewleitung bestätigt die Stunden noch am selben Tag. Stimmt etwas nicht, sagen Sie es binnen sieben Tagen; danach gelten die bestätigten Stunden.',
        ],
      ],
      [
        ['6. Pay', '6. Entgelt'],
        [
          'You are paid by the hour according to the rates of your functions as they stand in the planning when you confirm a job. The surcharges of the collective agreement for nights, Sundays and bank holidays come on top. The pay of a month is on your account by the fifteenth of the next.',
          'Sie werden nach Stunden bezahlt, und zwar nach den Sätzen Ihrer Funktionen, wie sie bei der Bestätigung des Jobs in der Planung stehen. Dazu kommen die Zuschläge des Kollektivvertrags für Nacht, Sonn- und Feiertage. Das Entgelt eines Monats ist bis zum 15. des nächsten auf Ihrem Konto.',
        ],
      ],
      [
        ['7. Vacation', '7. Urlaub'],
        [
          'You have 25 working days of vacation a year. You request it in the app; the office answers within ten days. What is left at the end of the year can be taken within the next two years.',
          'Sie haben 25 Arbeitstage Urlaub im Jahr. Sie beantragen ihn in der App, das Büro antwortet binnen zehn Tagen. Was am Jahresende übrig ist, kann in den nächsten zwei Jahren genommen werden.',
        ],
      ],
      [
        ['8. Sickness', '8. Krankheit'],
        [
          'Report sick before your job begins, in the app or by telephone. From the third day on a doctor’s note is needed, which you can send as a photo.',
          'Melden Sie sich vor Beginn des Jobs krank, in der App oder telefonisch. Ab dem dritten Tag braucht es eine ärztliche Bestätigung, die Sie als Foto schicken können.',
        ],
      ],
      [
        ['9. Clothes and tools', '9. Kleidung und Werkzeug'],
        [
          'Helmet, gloves and vest are given to you and stay with you. Safety boots of class S3 are your own; every second year 90 euros are paid towards them. Tools that you borrow are listed and given back clean.',
          'Helm, Handschuhe und Weste bekommen Sie von uns und behalten sie. Sicherheitsschuhe der Klasse S3 haben Sie selbst; jedes zweite Jahr gibt es dafür 90 Euro. Geliehenes Werkzeug wird aufgeschrieben und sauber zurückgegeben.',
        ],
      ],
      [
        ['10. Other work', '10. Nebentätigkeit'],
        [
          'You may work for others. Tell the office if it is for another crew company or if rest times could be touched.',
          'Sie dürfen auch für andere arbeiten. Sagen Sie dem Büro Bescheid, wenn es ein anderer Crew-Dienstleister ist oder Ruhezeiten berührt sein könnten.',
        ],
      ],
      [
        ['11. Confidentiality', '11. Verschwiegenheit'],
        [
          'What you see and hear behind a stage, on a building site and in the papers of a client stays there, also after this contract has ended. Photos are only taken where the client allows them.',
          'Was Sie hinter einer Bühne, auf einer Baustelle und in den Unterlagen eines Kunden sehen und hören, bleibt dort, auch nach Ende des Vertrags. Fotos machen Sie nur, wo der Kunde es erlaubt.',
        ],
      ],
      [
        ['12. End', '12. Ende'],
        [
          'After the trial month you can end the contract with four weeks’ notice to the end of a month, and we with six. Jobs that you have confirmed within that time are still done. Ending it needs a signature of the one who ends it.',
          'Nach der Probezeit können Sie den Vertrag mit vier Wochen Frist zum Monatsende kündigen, wir mit sechs. Jobs, die Sie in dieser Zeit bestätigt haben, werden noch gemacht. Die Kündigung braucht die Unterschrift dessen, der kündigt.',
        ],
      ],
      [
        ['13. Last words', '13. Schluss'],
        [
          'Nothing beside this paper was agreed. Changes need a paper that both sides sign. If one sentence should not hold, all others still do.',
          'Neben diesem Papier wurde nichts vereinbart. Änderungen brauchen ein Papier, das beide Seiten unterschreiben. Gilt ein Satz nicht, so gelten doch alle anderen.',
        ],
      ],
    ],
  },
  addendum: {
    title: ['Addendum to the contract', 'Zusatz zum Vertrag'],
    kind: 'agreement',
    parts: [
      [
        ['1. What changes', '1. Was sich ändert'],
        [
          'From the first day of next month on the agreed hours are 24 a week instead of 20. The quota of your time account changes with them.',
          'Ab dem Ersten des nächsten Monats sind 24 statt 20 Stunden in der Woche vereinbart. Das Soll Ihres Zeitkontos ändert sich mit.',
        ],
      ],
      [
        ['2. Night work', '2. Nachtarbeit'],
        [
          'Jobs that begin after 22:00 are only offered to you if you have agreed to night work in your profile. You can take that back at any time for jobs that you have not confirmed.',
          'Jobs, die nach 22 Uhr beginnen, werden Ihnen nur angeboten, wenn Sie in Ihrem Profil der Nachtarbeit zugestimmt haben. Für Jobs, die Sie noch nicht bestätigt haben, können Sie das jederzeit zurücknehmen.',
        ],
      ],
      [
        ['3. Everything else', '3. Alles andere'],
        [
          'All other points of the contract stay as they are.',
          'Alle anderen Punkte des Vertrags bleiben, wie sie sind.',
        ],
      ],
    ],
  },
  confidentiality: {
    title: ['Confidentiality agreement', 'Vertraulichkeitserklärung'],
    kind: 'agreement',
    parts: [
      [
        ['1. What is confidential', '1. Was vertraulich ist'],
        [
          'Everything that a client has not made public: programmes, guests, plans of halls and stages, prices, access codes, and what is said behind the stage.',
          'Alles, was ein Kunde nicht selbst veröffentlicht hat: Programme, Gäste, Pläne von Hallen und Bühnen, Preise, Zugangscodes und was hinter der Bühne gesprochen wird.',
        ],
      ],
      [
        ['2. What you promise', '2. Was Sie zusagen'],
        [
          'You tell nobody who does not need to know it for the work. You post nothing about it, name no guests, and give no papers or codes away.',
          'Sie sagen es niemandem, der es nicht für die Arbeit wissen muss. Sie stellen nichts davon ins Netz, nennen keine Gäste und geben keine Unterlagen oder Codes weiter.',
        ],
      ],
      [
        ['3. Photos', '3. Fotos'],
        [
          'Photos for the work, such as of damage or of a finished stand, are taken with the app and stay there. Private photos are allowed only where the client says so.',
          'Fotos für die Arbeit, etwa von Schäden oder von einem fertigen Stand, machen Sie mit der App, und dort bleiben sie. Private Fotos sind nur erlaubt, wo der Kunde es sagt.',
        ],
      ],
      [
        ['4. How long', '4. Wie lange'],
        [
          'This holds during your work for us and for three years after it. What the law asks you to say you may say.',
          'Das gilt während Ihrer Arbeit für uns und drei Jahre danach. Was Sie nach dem Gesetz sagen müssen, dürfen Sie sagen.',
        ],
      ],
    ],
  },
} as const satisfies Record<string, DemoPaper>;
