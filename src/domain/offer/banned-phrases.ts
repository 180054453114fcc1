import { usernameSkeleton } from "../account/username-skeleton.ts";

/**
 * What leads people out of the escrow, or belongs to a known fraud, as it is written in the languages of most
 * offers: in lower case, with single spaces. A moderator looks at the offer; nothing is refused by it.
 */
const phrases: readonly string[] = [
  // English
  "outside the escrow",
  "outside escrow",
  "without escrow",
  "off platform",
  "cancel the trade after you paid",
  "double your",
  "guaranteed profit",
  "hacked account",
  "cloned card",
  "stolen card",
  // German, Dutch
  "außerhalb der plattform",
  "ohne treuhand",
  "verdopple dein",
  "garantierter gewinn",
  "buiten het platform",
  "zonder escrow",
  // French, Spanish, Portuguese, Italian
  "hors de la plateforme",
  "sans séquestre",
  "doublez votre",
  "gain garanti",
  "fuera de la plataforma",
  "sin escrow",
  "duplica tu",
  "ganancia garantizada",
  "fora da plataforma",
  "sem escrow",
  "dobre o seu",
  "lucro garantido",
  "fuori dalla piattaforma",
  "senza escrow",
  "raddoppia i tuoi",
  // Polish, Turkish
  "poza platformą",
  "podwój swoje",
  "platform dışında",
  "garantili kazanç",
  // Russian, Ukrainian
  "вне платформы",
  "без эскроу",
  "удвой",
  "гарантированная прибыль",
  "поза платформою",
  // Arabic, Persian, Hindi
  "خارج المنصة",
  "ربح مضمون",
  "خارج از پلتفرم",
  "प्लेटफॉर्म के बाहर",
  // Indonesian, Vietnamese, Swahili
  "di luar platform",
  "ngoài nền tảng",
  "nje ya jukwaa",
  // Chinese, Japanese, Korean
  "平台外",
  "保证盈利",
  "プラットフォーム外",
  "플랫폼 밖",
];

/** What turns a phrase into a warning of it: "no deals outside escrow". */
const negations =
  /(?:(?<!\p{L})(?:no|not|never|don't|dont|nicht|kein|keine|nie|niemals|pas|jamais|aucun|nunca|sin|não|nada|non|mai|geen|niet|nooit|żadnych|asla|не|нет|никогда|немає|لا|نه|नहीं|tidak|jangan|không|hapana)(?!\p{L})|不|勿|禁|ない|안)[^.!?\n]{0,24}$/iu;

/** The phrases that a text contains, but where it warns of them. */
export function bannedPhrasesIn(text: string): readonly string[] {
  const plain = text.toLowerCase().replaceAll(/[\s,;:"“”„()_*-]+/gu, " ");
  return phrases.filter((phrase) => {
    const at = plain.indexOf(phrase);
    return at >= 0 && !negations.test(plain.slice(Math.max(0, at - 40), at));
  });
}

/** Titles of staff. */
const titles: ReadonlySet<string> = new Set(
  "admin admins administrator moderator moderators supermoderator arbitrator caseworker".split(" "),
);
const skeletons: ReadonlySet<string> = new Set([...titles].map(usernameSkeleton));

/**
 * Words that read like a title of staff. In a sentence only disguised ones count ("M0derator"): people may
 * write that moderators decide. `isName`: the text is shown like a name, where the plain word counts as well.
 */
export function staffTitlesIn(text: string, isName: boolean): readonly string[] {
  const words = text.match(/[\p{L}\p{N}]{4,24}/gu) ?? [];
  return words.filter(
    (word) => skeletons.has(usernameSkeleton(word)) && (isName || !titles.has(word.toLowerCase())),
  );
}
