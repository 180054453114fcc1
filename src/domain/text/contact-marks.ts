/** Words after a dot that make it an address; any other may begin a sentence. */
const endings =
  `com net org io me co info biz app dev xyz site online shop store link club pro gg ly
  to tv cc us uk de fr es pt it nl pl ru ua br in ng gh ke za cn jp eu`
    .split(/\s+/)
    .join("|");

const schemes = /\b[a-z][a-z0-9+.-]{1,20}:\/\/|\b(?:mailto|tel|bitcoin|lightning):\S|\bwww\./u;
const host = new RegExp(
  `[\\p{L}\\p{N}](?:\\.|\\s?[([{]\\s?(?:dot|\\.)\\s?[)\\]}]\\s?)(?:${endings})(?![\\p{L}\\p{N}])`,
  "u",
);

const mailbox = /\S\s?(?:@|[([{]\s?(?:at|@)\s?[)\]}])\s?\S/u;
const handle = /(?:^|\s)@\s?[\p{L}\p{N}_.]{2,}/u;
const messenger = /\b(?:whats\s?app|telegram|wechat|viber|skype|discord|instagram|facebook)\b/u;
const number = /\+\s?(?:\p{Nd}[\s().-]{0,2}){6,}\p{Nd}|(?:\p{Nd}[\s().-]{0,2}){8,}\p{Nd}/u;

/** Whether a text leads off the platform: a web address, also in a common disguise. */
export function containsLink(text: string): boolean {
  const bare = folded(text);
  return schemes.test(bare) || host.test(bare);
}

/** Whether a text gives contact details elsewhere: mail, telephone, handle, messenger. */
export function containsContact(text: string): boolean {
  const bare = folded(text);
  return [mailbox, handle, messenger, number].some((mark) => mark.test(bare));
}

/** In one case and width, without invisible characters. */
function folded(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .toLowerCase();
}
