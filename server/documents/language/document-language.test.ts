import { expect, test } from 'vitest';
import { z } from 'zod';
import { commonFields } from '../templates/fields/common.ts';
import { detectableLanguages, wrongLanguageOf } from './document-language.ts';

const texts: Readonly<Record<string, string>> = {
  English:
    'Students follow a drop of water through the cycle and explain each change of state. Then they draw a cloud, label its parts and compare their drawings with a partner.',
  Arabic:
    'يتابع الطلاب قطرة ماء خلال الدورة ويشرحون كل تغير في الحالة. ثم يرسمون سحابة ويكتبون أسماء أجزائها ويقارنون رسوماتهم مع زميل في الصف.',
  Chinese:
    '学生跟随一滴水经历水循环，并解释每一次状态变化。然后他们画一朵云，标出各个部分，并与同伴比较他们的图画。',
  French:
    'Les élèves suivent une goutte d’eau dans le cycle et expliquent chaque changement d’état. Ensuite, ils dessinent un nuage et comparent leurs dessins avec un camarade.',
  German:
    'Die Schülerinnen und Schüler folgen einem Wassertropfen durch den Kreislauf und erklären jede Zustandsänderung. Dann zeichnen sie eine Wolke und vergleichen ihre Bilder.',
  'Haitian Creole':
    'Elèv yo ap swiv yon gout dlo nan sik la epi eksplike chak chanjman eta. Apre sa, yo desine yon nyaj, ekri non chak pati epi konpare desen yo ak yon kamarad.',
  Hindi:
    'छात्र जल चक्र में पानी की एक बूंद का अनुसरण करते हैं और हर परिवर्तन समझाते हैं। फिर वे एक बादल बनाते हैं, उसके भागों के नाम लिखते हैं और साथी से तुलना करते हैं।',
  Italian:
    'Gli studenti seguono una goccia d’acqua lungo il ciclo e spiegano ogni cambiamento di stato. Poi disegnano una nuvola e confrontano i disegni con un compagno.',
  Japanese:
    '生徒は水滴を追い、状態の変化をそれぞれ説明します。それから雲を描き、各部分に名前を書き、友達と絵を比べます。',
  Korean:
    '학생들은 물방울을 따라가며 각 상태 변화를 설명합니다. 그다음 구름을 그리고 각 부분의 이름을 적은 뒤 짝과 그림을 비교합니다.',
  Polish:
    'Uczniowie śledzą kroplę wody w obiegu i wyjaśniają każdą zmianę stanu skupienia. Potem rysują chmurę, podpisują jej części i porównują rysunki z kolegą.',
  Portuguese:
    'Os alunos seguem uma gota de água pelo ciclo e explicam cada mudança de estado. Depois desenham uma nuvem e comparam os seus desenhos com um colega.',
  Russian:
    'Ученики следят за каплей воды и объясняют каждое изменение состояния. Затем они рисуют облако, подписывают его части и сравнивают рисунки с соседом.',
  Somali:
    'Ardaydu waxay raacaan dhibic biyo ah wareegga oo dhan waxayna sharxaan isbeddel kasta. Kadib waxay sawiraan daruur waxayna barbar dhigaan sawirradooda.',
  Spanish:
    'Los estudiantes siguen una gota de agua por el ciclo y explican cada cambio de estado. Luego dibujan una nube y comparan sus dibujos con un compañero.',
  Tagalog:
    'Sinusundan ng mga mag-aaral ang isang patak ng tubig sa siklo at ipinaliliwanag ang bawat pagbabago. Pagkatapos ay gumuguhit sila ng ulap at inihahambing ito.',
  Ukrainian:
    'Учні стежать за краплею води та пояснюють кожну зміну стану. Потім вони малюють хмару, підписують її частини й порівнюють малюнки з товаришем.',
  Urdu: 'طلبہ پانی کے ایک قطرے کا پیچھا کرتے ہیں اور ہر تبدیلی کی وضاحت کرتے ہیں۔ پھر وہ ایک بادل بناتے ہیں اور اپنے خاکوں کا ساتھی سے موازنہ کرتے ہیں۔',
  Vietnamese:
    'Học sinh theo dõi một giọt nước qua chu trình và giải thích mỗi thay đổi trạng thái. Sau đó các em vẽ một đám mây và so sánh bức vẽ với bạn.',
};

const plain = { subject: 'Science', topic: 'Water', sources: [] };
const textIn = (language: string): string => texts[language.replace(/ \(.*/, '')] ?? '';

test('every language of the form can be told', () => {
  const { options } = z.enum(commonFields.language.unwrap().options);
  expect([...detectableLanguages].toSorted()).toEqual([...options].toSorted());
  for (const language of detectableLanguages) expect(textIn(language), language).not.toBe('');
});

test.each(detectableLanguages)('a document in %s is right, and in every other language wrong', (language) => {
  const written = { ...plain, language };
  const own = textIn(language);
  expect(wrongLanguageOf({ overview: own, homework: [{ text: own }] }, written)).toBeNull();
  for (const [other, text] of Object.entries(texts)) {
    if (text !== own) expect(wrongLanguageOf({ overview: text, homework: text }, written)).toBe(other);
  }
});

const english = { ...plain, language: 'English (US)' };
const spanish = textIn('Spanish');

test.each([
  [
    'a quotation of the source',
    { quotes: [spanish, spanish] },
    { ...english, sources: [`Intro. ${spanish}`] },
  ],
  ['a short text', { tldr: 'Los estudiantes leen.' }, english],
  ['a lesson about languages', { overview: spanish }, { ...english, subject: 'World Languages' }],
  ['a lesson about Spanish', { overview: spanish }, { ...english, topic: 'Spanish: the water cycle' }],
  ['one section of three', { a: textIn('English'), b: spanish, c: textIn('English') }, english],
  ['a list of terms', { vocabulary: Array.from({ length: 30 }, () => 'evaporación') }, english],
])('%s does not count as another language', (_, result, written) => {
  expect(wrongLanguageOf(result, written)).toBeNull();
});
