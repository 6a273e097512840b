import type { DemoPaper } from './demo-paper.ts';

export const rules = {
  rules: {
    title: ['House rules', 'Hausordnung'],
    kind: 'rules',
    parts: [
      [
        ['Arriving', 'Ankommen'],
        [
          'Come to the meeting point ten minutes early and check in there. Show your card at the gate. Bags are looked at; that takes time on busy days.',
          'Sei zehn Minuten früher am Treffpunkt und checke dort ein. Zeig deine Karte am Tor. Taschen werden angesehen; an vollen Tagen dauert das.',
        ],
      ],
      [
        ['Clothes', 'Kleidung'],
        [
          'Safety boots always, helmet and vest where the sign says so or a load hangs above you. Black and without print during shows.',
          'Sicherheitsschuhe immer, Helm und Weste, wo das Schild es sagt oder eine Last über dir hängt. Während der Vorstellung schwarz und ohne Aufdruck.',
        ],
      ],
      [
        ['Working together', 'Zusammen arbeiten'],
        [
          'The crew chief says what is done in which order. If something is not clear or not safe, stop and ask. Nobody works alone in a dark hall.',
          'Die Crewleitung sagt, was in welcher Reihenfolge geschieht. Ist etwas unklar oder nicht sicher, hör auf und frag. In einer dunklen Halle arbeitet niemand allein.',
        ],
      ],
      [
        ['Alcohol and smoking', 'Alkohol und Rauchen'],
        [
          'No alcohol and no drugs before and during work. Smoking only at the ashtrays outside.',
          'Kein Alkohol und keine Drogen vor und während der Arbeit. Geraucht wird nur bei den Aschenbechern draußen.',
        ],
      ],
      [
        ['Breaks', 'Pausen'],
        [
          'Thirty minutes after six hours at the latest, in the crew room or outside. Tell the chief when you go and when you are back.',
          'Spätestens nach sechs Stunden dreißig Minuten, im Crewraum oder draußen. Sag der Leitung, wenn du gehst und wenn du zurück bist.',
        ],
      ],
      [
        ['Leaving', 'Gehen'],
        [
          'Clear your place, bring tools back, check out. Lost property goes to the desk at gate 1.',
          'Räum deinen Platz auf, bring das Werkzeug zurück, checke aus. Fundsachen kommen zum Schalter an Tor 1.',
        ],
      ],
    ],
  },
  safety: {
    title: ['Safety instruction', 'Sicherheitsunterweisung'],
    kind: 'rules',
    parts: [
      [
        ['1. In an emergency', '1. Im Notfall'],
        [
          'Call 112, then the crew chief. Lead the ambulance in from the gate. Assembly point is the car park P3; nobody leaves it before they were counted.',
          '112 rufen, dann die Crewleitung. Die Rettung vom Tor abholen. Sammelplatz ist der Parkplatz P3; niemand verlässt ihn, bevor gezählt wurde.',
        ],
      ],
      [
        ['2. Lifting', '2. Heben'],
        [
          'Over 25 kilograms two people, over 50 a lift or a trolley. Look first where you will put it down.',
          'Über 25 Kilogramm zu zweit, über 50 mit Hubwagen oder Stapler. Schau zuerst, wo du es abstellst.',
        ],
      ],
      [
        ['3. Hanging loads', '3. Hängende Lasten'],
        [
          'Nobody stands or walks below a load that moves. Only the rigger gives signs. Every point has its second safety before people go below.',
          'Niemand steht oder geht unter einer bewegten Last. Zeichen gibt nur der Rigger. Jeder Punkt hat seine zweite Sicherung, bevor jemand darunter geht.',
        ],
      ],
      [
        ['4. Working at height', '4. Arbeiten in der Höhe'],
        [
          'From two metres on with a harness that was checked, hooked in at two points, and only with a valid proof. Tools hang on a line.',
          'Ab zwei Metern mit geprüftem Gurt, an zwei Punkten eingehängt, und nur mit gültigem Nachweis. Werkzeug hängt an einer Leine.',
        ],
      ],
      [
        ['5. Electricity', '5. Strom'],
        [
          'Only electricians open distributors. Cables lie in bridges where people walk or drive. A damaged plug is cut off at once.',
          'Verteiler öffnen nur Elektriker. Kabel liegen in Brücken, wo jemand geht oder fährt. Ein kaputter Stecker wird sofort abgeschnitten.',
        ],
      ],
      [
        ['6. Forklifts', '6. Stapler'],
        [
          'Driven by those who have the licence and were told by the chief. Walking pace in the hall. Nobody rides along.',
          'Es fährt, wer den Schein hat und von der Leitung eingeteilt ist. Schritttempo in der Halle. Niemand fährt mit.',
        ],
      ],
    ],
  },
  shiftRules: {
    title: ['Shift rules of the opera', 'Dienstregeln der Oper'],
    kind: 'rules',
    parts: [
      [
        ['Before a performance', 'Vor der Vorstellung'],
        [
          'The stage is handed over an hour before. From then on nobody crosses it without the stage manager.',
          'Eine Stunde vorher wird die Bühne übergeben. Danach betritt sie niemand ohne die Inspizienz.',
        ],
      ],
      [
        ['Silence', 'Ruhe'],
        [
          'From the first bell on phones are off, shoes are soft, and doors are closed by hand.',
          'Ab dem ersten Läuten sind Telefone aus, Schuhe weich, und Türen werden von Hand geschlossen.',
        ],
      ],
      [
        ['Changing the set', 'Umbau'],
        [
          'Each change has a list with names. Who is not on it stays in the wings.',
          'Jeder Umbau hat eine Liste mit Namen. Wer nicht darauf steht, bleibt in der Gasse.',
        ],
      ],
    ],
  },
  workingTime: {
    title: ['Working time in short', 'Arbeitszeit kurz erklärt'],
    kind: 'rules',
    parts: [
      [
        ['The limits', 'Die Grenzen'],
        [
          'At most twelve hours a day and sixty a week, and eleven hours of rest between two jobs. Planning warns before it asks you beyond that.',
          'Höchstens zwölf Stunden am Tag und sechzig in der Woche, und elf Stunden Ruhe zwischen zwei Jobs. Die Planung warnt, bevor sie dich darüber hinaus fragt.',
        ],
      ],
      [
        ['Your time account', 'Dein Zeitkonto'],
        [
          'Confirmed hours minus agreed hours. You see it in your contract with every line it is made of.',
          'Bestätigte minus vereinbarte Stunden. Du siehst es bei deinem Vertrag, mit jeder Zeile, aus der es besteht.',
        ],
      ],
    ],
  },
  privacy: {
    title: ['Data protection', 'Datenschutz'],
    kind: 'rules',
    parts: [
      [
        ['What we keep', 'Was wir speichern'],
        [
          'Your name and ways to reach you, your proofs, your jobs with their times, and what was paid. Where you are is only shared while you switch that on.',
          'Deinen Namen und wie man dich erreicht, deine Nachweise, deine Jobs mit ihren Zeiten und was bezahlt wurde. Wo du bist, wird nur geteilt, solange du es einschaltest.',
        ],
      ],
      [
        ['Who sees it', 'Wer es sieht'],
        [
          'Planners and the office; of a job also its crew chief. Clients see names and functions, never your pay, your papers or your ratings by others.',
          'Planung und Büro; von einem Job auch seine Crewleitung. Kunden sehen Namen und Funktion, nie Entgelt, Papiere oder Bewertungen durch andere.',
        ],
      ],
      [
        ['Your rights', 'Deine Rechte'],
        [
          'You can ask for all of it as a file, have it corrected, and have it erased as far as no law keeps it.',
          'Du kannst alles als Datei verlangen, berichtigen und löschen lassen, soweit kein Gesetz es aufbewahrt.',
        ],
      ],
    ],
  },
  insurance: {
    title: ['Insurance policy', 'Versicherungspolizze'],
    kind: 'rules',
    facts: [
      [
        ['Covered', 'Versichert'],
        ['Damage to people and things at work', 'Schäden an Personen und Sachen bei der Arbeit'],
      ],
      [
        ['Up to', 'Bis'],
        ['10,000,000 euros for each case', '10.000.000 Euro je Schadensfall'],
      ],
    ],
    parts: [
      [
        ['If something happens', 'Wenn etwas passiert'],
        [
          'Take photos, write down who saw it, and tell the office on the same day. Do not promise anybody anything.',
          'Mach Fotos, schreib auf, wer es gesehen hat, und sag es am selben Tag dem Büro. Versprich niemandem etwas.',
        ],
      ],
    ],
  },
} as const satisfies Record<string, DemoPaper>;
