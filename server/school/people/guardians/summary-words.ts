import type { GuardianLanguage } from '../../../generated/schemas/index.ts';

/** The texts of the weekly summary in one language. */
interface SummaryWords {
  /** Before the name of the guardian. */
  hello: string;
  subject: (child: string) => string;
  /** Instead of a name that an email does not show. */
  child: string;
  assignment: string;
  class: string;
  returned: string;
  totals: string;
  /** After the total that counts missing work. */
  ifMissing: string;
  due: string;
  missing: string;
  noDate: string;
  notMarked: string;
  page: string;
  expires: string;
  unsubscribe: string;
  /** Begins the subject of an email about a message of a teacher. */
  message: (child: string) => string;
  readMessage: string;
}

export const summaryWords: Readonly<Record<GuardianLanguage, SummaryWords>> = {
  en: {
    hello: 'Hello',
    subject: (child) => `This week for ${child}`,
    child: 'your child',
    assignment: 'An assignment',
    class: 'A class',
    returned: 'Returned this week:',
    totals: 'Marks so far:',
    ifMissing: 'with missing work counted',
    due: 'Due soon:',
    missing: 'Not handed in:',
    noDate: 'no due date',
    notMarked: 'no score',
    page: 'Read the feedback and see all work here:',
    expires: 'The link works for 14 days. Do not forward it: it shows the work to everyone who has it.',
    unsubscribe: 'If you no longer want these emails, end them here:',
    message: (child) => `Message about ${child}`,
    readMessage: 'A teacher has written to you. Read the message and answer it here:',
  },
  es: {
    hello: 'Hola',
    subject: (child) => `Resumen de la semana: ${child}`,
    child: 'su hijo o hija',
    assignment: 'Una tarea',
    class: 'Una clase',
    returned: 'Devuelto esta semana:',
    totals: 'Notas hasta ahora:',
    ifMissing: 'contando el trabajo sin entregar',
    due: 'Para entregar pronto:',
    missing: 'Sin entregar:',
    noDate: 'sin fecha de entrega',
    notMarked: 'sin nota',
    page: 'Lea los comentarios y vea todo el trabajo aquí:',
    expires: 'El enlace funciona durante 14 días. No lo reenvíe: muestra el trabajo a quien lo tenga.',
    unsubscribe: 'Si ya no quiere recibir estos correos, cancélelos aquí:',
    message: (child) => `Mensaje sobre ${child}`,
    readMessage: 'Le ha escrito una persona del profesorado. Lea el mensaje y respóndalo aquí:',
  },
  fr: {
    hello: 'Bonjour',
    subject: (child) => `Cette semaine pour ${child}`,
    child: 'votre enfant',
    assignment: 'Un devoir',
    class: 'Une classe',
    returned: 'Rendu cette semaine :',
    totals: 'Notes jusqu’ici :',
    ifMissing: 'en comptant le travail non remis',
    due: 'À remettre bientôt :',
    missing: 'Non remis :',
    noDate: 'sans date limite',
    notMarked: 'sans note',
    page: 'Lisez les commentaires et voyez tout le travail ici :',
    expires:
      'Le lien fonctionne pendant 14 jours. Ne le transférez pas : il montre le travail à toute personne qui l’a.',
    unsubscribe: 'Si vous ne voulez plus recevoir ces e-mails, arrêtez-les ici :',
    message: (child) => `Message au sujet de ${child}`,
    readMessage: 'Un membre de l’équipe enseignante vous a écrit. Lisez le message et répondez ici :',
  },
  de: {
    hello: 'Hallo',
    subject: (child) => `Diese Woche bei ${child}`,
    child: 'Ihrem Kind',
    assignment: 'Eine Aufgabe',
    class: 'Eine Klasse',
    returned: 'Diese Woche zurückgegeben:',
    totals: 'Noten bisher:',
    ifMissing: 'wenn nicht Abgegebenes mitzählt',
    due: 'Bald abzugeben:',
    missing: 'Nicht abgegeben:',
    noDate: 'ohne Termin',
    notMarked: 'ohne Punkte',
    page: 'Hier lesen Sie die Rückmeldungen und sehen alle Arbeiten:',
    expires:
      'Der Link gilt 14 Tage. Leiten Sie ihn nicht weiter: Er zeigt die Arbeiten allen, die ihn haben.',
    unsubscribe: 'Wenn Sie diese E-Mails nicht mehr möchten, beenden Sie sie hier:',
    message: (child) => `Nachricht zu ${child}`,
    readMessage: 'Eine Lehrkraft hat Ihnen geschrieben. Lesen und beantworten Sie die Nachricht hier:',
  },
  pt: {
    hello: 'Olá',
    subject: (child) => `Resumo da semana: ${child}`,
    child: 'seu filho ou filha',
    assignment: 'Uma tarefa',
    class: 'Uma turma',
    returned: 'Devolvido esta semana:',
    totals: 'Notas até agora:',
    ifMissing: 'contando o trabalho não entregue',
    due: 'Para entregar em breve:',
    missing: 'Não entregue:',
    noDate: 'sem prazo',
    notMarked: 'sem nota',
    page: 'Leia os comentários e veja todo o trabalho aqui:',
    expires: 'O link funciona por 14 dias. Não o encaminhe: ele mostra o trabalho a quem o tiver.',
    unsubscribe: 'Se não quiser mais receber estes e-mails, cancele-os aqui:',
    message: (child) => `Mensagem sobre ${child}`,
    readMessage: 'Um membro da equipe docente escreveu para você. Leia a mensagem e responda aqui:',
  },
  tr: {
    hello: 'Merhaba',
    subject: (child) => `Bu hafta: ${child}`,
    child: 'çocuğunuz',
    assignment: 'Bir ödev',
    class: 'Bir sınıf',
    returned: 'Bu hafta geri verilenler:',
    totals: 'Şimdiye kadarki notlar:',
    ifMissing: 'teslim edilmeyen çalışmalar da sayılırsa',
    due: 'Yakında teslim edilecekler:',
    missing: 'Teslim edilmeyenler:',
    noDate: 'son tarih yok',
    notMarked: 'puan yok',
    page: 'Geri bildirimi okumak ve tüm çalışmaları görmek için:',
    expires:
      'Bağlantı 14 gün geçerlidir. Başkasına iletmeyin: bağlantıya sahip olan herkes çalışmaları görür.',
    unsubscribe: 'Bu e-postaları artık istemiyorsanız buradan sonlandırın:',
    message: (child) => `Mesaj: ${child}`,
    readMessage: 'Bir öğretmen size yazdı. Mesajı okumak ve yanıtlamak için:',
  },
};
