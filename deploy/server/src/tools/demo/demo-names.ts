import type { Language } from '@callboard/contract';

type Pool = {
  first: readonly string[];
  last: readonly string[];
  places: readonly (readonly [string, string])[];
};
const words = (text: string): string[] => text.split(/,\s*/);

/** Invented people: usual names of each language, put together by chance; real cities. */
export const namePools: Record<Language, Pool> = {
  en: {
    first: words(
      'Grace, Oliver, Amelia, Noah, Isla, Harry, Freya, Callum, Imogen, Rory, Siobhán, Declan, Priya, Zachary, Philippa, Theodore',
    ),
    last: words(
      "Whitaker, O'Sullivan, Hargreaves, Pemberton, Achebe, Fairweather, MacAllister, Okonkwo-Bright, Thistlewood, Ashworth, D'Angelo, Ramsbottom, Kavanagh, Featherstonehaugh",
    ),
    places: [
      ['London', 'GB'],
      ['Manchester', 'GB'],
      ['Bristol', 'GB'],
      ['Dublin', 'IE'],
    ],
  },
  nl: {
    first: words(
      'Bram, Fenna, Daan, Lotte, Sjoerd, Mees, Noor, Jurriaan, Liesbeth, Tijn, Wiebke, Joris, Anouk, Floris, Maartje, Gijsbert',
    ),
    last: words(
      "Visser, van der Heijden, de Groot, van 't Hof, Dijkstra, Terpstra, Brouwer, van den Bergh-Kuipers, Hoekstra, Zonneveld, Vermeulen, ten Cate, IJsselmuiden, Smit",
    ),
    places: [
      ['Amsterdam', 'NL'],
      ['Utrecht', 'NL'],
      ['Rotterdam', 'NL'],
      ['Antwerpen', 'BE'],
    ],
  },
  cy: {
    first: words(
      'Gwenllian, Nia, Emrys, Rhiannon, Iolo, Angharad, Owain, Ffion, Llŷr, Cerys, Gruffudd, Siân, Tegid, Myfanwy, Dafydd, Heledd',
    ),
    last: words(
      'Llewellyn-Pritchard, Pritchard, Cadwaladr, ap Rhys, Gwynedd, Prydderch, Llwyd-Morgan, Bevan, Tudur, Wynne, Ifans, Penhaligon, Môn, Ellis-Huws',
    ),
    places: [
      ['Cardiff', 'GB'],
      ['Swansea', 'GB'],
      ['Aberystwyth', 'GB'],
      ['Bangor', 'GB'],
    ],
  },
  fr: {
    first: words(
      'Luc, Maëlys, Théophile, Éloïse, Gaëtan, Solène, Jean-Baptiste, Anaïs, Rémi, Clémence, Loïc, Océane, Yannick, Hélène, Noé, Marguerite',
    ),
    last: words(
      "Moreau, Lefèvre, Déschênes, d'Aubigné, Béranger, Chevalier, Le Goff, Saint-Étienne, Marchand, Vasseur, Fournier, Guérin, Delacroix-Petit, Bonnaud",
    ),
    places: [
      ['Paris', 'FR'],
      ['Lyon', 'FR'],
      ['Bruxelles', 'BE'],
      ['Strasbourg', 'FR'],
    ],
  },
  deAt: {
    first: words(
      'Ada, Leopold, Marlene, Florian, Resi, Valentin, Veronika, Sebastian, Annika, Konstantin, Magdalena, Alois, Şükrü, Milica, Dragan, Zsófia',
    ),
    last: words(
      'Kern, Maier, Hofstätter, Achleitner, Wögerbauer, Stöckl, Nußbaumer, Aydın, Jovanović, Prohaska, Oberhauser, Kreuzhuber, Svoboda, Grünanger',
    ),
    places: [
      ['Wien', 'AT'],
      ['Graz', 'AT'],
      ['Linz', 'AT'],
      ['Salzburg', 'AT'],
      ['Innsbruck', 'AT'],
    ],
  },
  de: {
    first: words(
      'Anna, Jürgen, Käthe, Lukas, Mareike, Sönke, Jörg, Franziska, Till, Wiebke, Aylin, Björn, Hannelore, Mehmet, Friederike, Matthäus',
    ),
    last: words(
      'Schäfer, Großmann, Lüders, Brandt, Petersen, Müller-Lüdenscheidt, Yıldırım, Weiß, Krüger, Bär, Kowalczyk, Freiherr-Thomsen, Hölzl, Sommer',
    ),
    places: [
      ['Berlin', 'DE'],
      ['Hamburg', 'DE'],
      ['München', 'DE'],
      ['Köln', 'DE'],
      ['Leipzig', 'DE'],
    ],
  },
  es: {
    first: words(
      'Iker, Zoë, Begoña, Íñigo, Lucía, Martí, Nuria, Ramón, Ángela, Xavier, Montserrat, Joaquín, Noemí, Óscar, Candela, Andrés',
    ),
    last: words(
      'Sáez, Castaño, Etxeberria-Zubizarreta, Ibáñez, Núñez, Puigdemont-Vila, Domínguez, Quiñones, Fernández de Córdoba, Peña, Roca, Muñoz, Larrañaga, Güell',
    ),
    places: [
      ['Madrid', 'ES'],
      ['Barcelona', 'ES'],
      ['Bilbao', 'ES'],
      ['Las Palmas', 'ES'],
    ],
  },
};
