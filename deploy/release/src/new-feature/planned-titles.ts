import type {
  documentsPages,
  financePages,
  Language,
  planningPages,
  plusCrewsPages,
  projectsPages,
} from '@callboard/contract';

type PlannedPage =
  | keyof typeof planningPages
  | keyof typeof projectsPages
  | keyof typeof financePages
  | keyof typeof documentsPages
  | keyof typeof plusCrewsPages;
export type Titles = Readonly<Record<Language, string>>;

const titles = (en: string, nl: string, cy: string, fr: string, de: string, es: string): Titles => ({
  en,
  nl,
  cy,
  fr,
  deAt: de,
  de,
  es,
});

/** What the pages of the plan are called, in the terms that the product uses for them. */
const planned: Readonly<Record<PlannedPage, Titles>> = {
  planningCalendar: titles(
    'Planning calendar',
    'Planningskalender',
    'Calendr cynllunio',
    'Calendrier de planification',
    'Planungskalender',
    'Calendario de planificación',
  ),
  planningCrewItemList: titles(
    'Planned positions',
    'Geplande plekken',
    'Swyddi wedi’u cynllunio',
    'Postes prévus',
    'Geplante Positionen',
    'Puestos previstos',
  ),
  plannerCrew: titles('Crew', 'Crew', 'Criw', 'Équipe', 'Crew', 'Equipo'),
  vacationList: titles('Vacations', 'Vakanties', 'Gwyliau', 'Congés', 'Urlaube', 'Vacaciones'),
  vacation: titles(
    'Vacation request',
    'Vakantieaanvraag',
    'Cais am wyliau',
    'Demande de congé',
    'Urlaubsantrag',
    'Solicitud de vacaciones',
  ),
  todoCalendar: titles('To-dos', 'Taken', 'Tasgau', 'Tâches', 'Aufgaben', 'Tareas'),
  membershipCrews: titles(
    'Membership crews',
    'Vaste crews',
    'Criwiau parhaol',
    'Équipes permanentes',
    'Stammcrews',
    'Equipos fijos',
  ),
  membershipCrew: titles(
    'Membership crew',
    'Vaste crew',
    'Criw parhaol',
    'Équipe permanente',
    'Stammcrew',
    'Equipo fijo',
  ),
  membershipCrewContact: titles('Contact', 'Contact', 'Cyswllt', 'Contact', 'Kontakt', 'Contacto'),
  projects: titles('Projects', 'Projecten', 'Prosiectau', 'Projets', 'Projekte', 'Proyectos'),
  project: titles('Project', 'Project', 'Prosiect', 'Projet', 'Projekt', 'Proyecto'),
  projectDocuments: titles(
    'Project documents',
    'Projectdocumenten',
    'Dogfennau’r prosiect',
    'Documents du projet',
    'Projektdokumente',
    'Documentos del proyecto',
  ),
  projectContactProjectManager: titles(
    'Project manager',
    'Projectleider',
    'Rheolwr y prosiect',
    'Chef de projet',
    'Projektleitung',
    'Responsable del proyecto',
  ),
  projectsCalendar: titles(
    'Projects calendar',
    'Projectkalender',
    'Calendr prosiectau',
    'Calendrier des projets',
    'Projektkalender',
    'Calendario de proyectos',
  ),
  projectsVacancy: titles(
    'Vacancies',
    'Open plekken',
    'Swyddi gwag',
    'Postes libres',
    'Offene Stellen',
    'Vacantes',
  ),
  company: titles('Company', 'Bedrijf', 'Cwmni', 'Société', 'Firma', 'Empresa'),
  contact: titles('Contact', 'Contact', 'Cyswllt', 'Contact', 'Kontakt', 'Contacto'),
  payrolls: titles('Payrolls', 'Loonafrekeningen', 'Cyflogresi', 'Paies', 'Abrechnungen', 'Nóminas'),
  payroll: titles('Payroll', 'Loonafrekening', 'Cyflogres', 'Paie', 'Abrechnung', 'Nómina'),
  payrollDownload: titles(
    'Download payroll',
    'Loonafrekening downloaden',
    'Lawrlwytho’r gyflogres',
    'Télécharger la paie',
    'Abrechnung herunterladen',
    'Descargar la nómina',
  ),
  payrollsDocuments: titles(
    'Payroll documents',
    'Loondocumenten',
    'Dogfennau cyflogres',
    'Documents de paie',
    'Abrechnungsdokumente',
    'Documentos de nómina',
  ),
  payrollItem: titles(
    'Payroll item',
    'Loonregel',
    'Eitem cyflogres',
    'Ligne de paie',
    'Abrechnungszeile',
    'Concepto de nómina',
  ),
  receipts: titles('Receipts', 'Bonnen', 'Derbynebau', 'Reçus', 'Belege', 'Recibos'),
  receipt: titles('Receipt', 'Bon', 'Derbynneb', 'Reçu', 'Beleg', 'Recibo'),
  invoices: titles('Invoices', 'Facturen', 'Anfonebau', 'Factures', 'Rechnungen', 'Facturas'),
  invoice: titles('Invoice', 'Factuur', 'Anfoneb', 'Facture', 'Rechnung', 'Factura'),
  contracts: titles('Contracts', 'Contracten', 'Contractau', 'Contrats', 'Verträge', 'Contratos'),
  contract: titles('Contract', 'Contract', 'Contract', 'Contrat', 'Vertrag', 'Contrato'),
  approvals: titles(
    'To approve',
    'Goed te keuren',
    'I’w cymeradwyo',
    'À approuver',
    'Zu genehmigen',
    'Por aprobar',
  ),
  documentList: titles('Documents', 'Documenten', 'Dogfennau', 'Documents', 'Dokumente', 'Documentos'),
  document: titles('Document', 'Document', 'Dogfen', 'Document', 'Dokument', 'Documento'),
  signingLink: titles(
    'Document to sign',
    'Document te tekenen',
    'Dogfen i’w llofnodi',
    'Document à signer',
    'Dokument zu unterschreiben',
    'Documento por firmar',
  ),
  documentTemplates: titles('Templates', 'Sjablonen', 'Templedi', 'Modèles', 'Vorlagen', 'Plantillas'),
  formList: titles('Forms', 'Formulieren', 'Ffurflenni', 'Formulaires', 'Formulare', 'Formularios'),
  managedForm: titles(
    'Who has done it',
    'Wie het heeft gedaan',
    'Pwy sydd wedi’i wneud',
    'Qui l’a rempli',
    'Wer es erledigt hat',
    'Quién lo ha hecho',
  ),
  form: titles('Form', 'Formulier', 'Ffurflen', 'Formulaire', 'Formular', 'Formulario'),
  trainings: titles('Trainings', 'Opleidingen', 'Hyfforddiant', 'Formations', 'Schulungen', 'Formaciones'),
  mobileDocuments: titles('Documents', 'Documenten', 'Dogfennau', 'Documents', 'Dokumente', 'Documentos'),
  plusCrews: titles('Plus crews', 'Pluscrews', 'Criwiau plws', 'Équipes plus', 'Plus-Crews', 'Equipos plus'),
  plusCrew: titles('Plus crew', 'Pluscrew', 'Criw plws', 'Équipe plus', 'Plus-Crew', 'Equipo plus'),
  plusCrewSettings: titles('Settings', 'Instellingen', 'Gosodiadau', 'Réglages', 'Einstellungen', 'Ajustes'),
  plusCrewData: titles('Values', 'Waarden', 'Gwerthoedd', 'Valeurs', 'Werte', 'Valores'),
};

/** The title of a page in every language, where the plan knows the page. */
export const plannedTitles = (page: string): Titles | undefined =>
  (planned as Readonly<Record<string, Titles>>)[page];
