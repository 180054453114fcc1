import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { findProject } from "../../../src/composition/project.ts";

/** Numbers that no policy decides: how long a practice takes, examples, and what a page does by itself. */
const others: ReadonlySet<string> = new Set([
  "Saved in this browser for 30 days.",
  "The trade is over, so only the last 4 characters are shown to protect the seller.",
  // How long a code is, which apps and mails decide.
  "6 digits, from your app or as sent",
  "Enter the 6 digits from the email.",
  "Enter the 6 digits of the code.",
  // How many digits say who issued a card, by ISO/IEC 7812.
  "6 or 8 digits",
  // How long numbers of banks are, by their standards, and an example.
  "A BIK has 9 digits.",
  "This CLABE isn't right. Compare its 18 digits with your statement.",
  "A routing number has 9 digits.",
  "A sort code has 6 digits.",
  "A SWIFT code has 8 or 11 characters.",
  "An IFSC has 11 characters: four letters, a zero, then six more.",
  "Choose the country, or write the number with a plus sign: +351 912 345 678.",
  "A BVN has 11 digits.",
  "A NIN has 11 digits.",
  // The name of an encoding.
  "This file isn't text in UTF-8. Save it again as CSV (UTF-8).",
  // The names of video formats.
  "Only JPEG, PNG and WebP images and PDFs can be sent, and MP4 and WebM videos in a dispute.",
  "This video contains more than picture and sound. Export it as a new MP4, then send that.",
  "This video is damaged, or can't be played here. Send an MP4 or a WebM.",
  // What an exchange publishes, and an example.
  "24-hour average",
  "1.015 is 1.5% above the exchange, 0.99 is 1% below.",
  // The parts of an offer's score, as specified.
  "The best offer for you comes first. Each offer has a score: 50 points for a price at the market, one more or fewer for each 0.2% that the price is better or worse for you.",
  "The trader adds up to 50: 20 for completed trades, 15 for a fast release, 10 for positive feedback, 5 for being online. Trades left unanswered cost points.",
  // What figures of a profile and of statistics are counted over, as specified.
  "Completed in 30 days",
  "Completed trades of the last 12 months, in US dollars. Profit compares your price with the market price at the start of each trade, less the escrow fee if you sold.",
  "Price for 1 {asset} now",
  "Price for 1 {coin}",
  // What figures of a market are counted over.
  "24 h change",
  "24 h volume",
  "Traded in 24 hours: ",
  // How long Bitcoin takes for a block, by its own rules.
  "The payment was seen. Blocks have to confirm it: Bitcoin finds one about every 10 minutes.",
  "The payout was sent. Blocks have to confirm it: Bitcoin finds one about every 10 minutes. You don't need to do anything.",
  // A telephone number as an example.
  "With its country code, for example +254 712 345 678. Countries: {countries}",
  // A cell of the table of account states, which is no number of the policy.
  "For 24 hours after a password change, releases need approval from support. Contact support; the trade waits.",
  "For 24 hours after a password change you can't sell or send, and releases need approval from support.",
]);

/** The texts of a catalogue, without what is put into them. */
function textsOf(catalogue: string): readonly string[] {
  return [...catalogue.matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, quoted = ""]) =>
    [...quoted.matchAll(/"(.*)"\n/g)]
      .map(([, part = ""]) => part)
      .join("")
      .replaceAll(/<\/?\d+\/?>|\{\d+\}|\{\d+,|=\d+ /g, ""),
  );
}

describe("the texts of the traders' interface", () => {
  const file = join(findProject().folder, "src/adapters/web-ui/locales/en/messages.po");
  const texts = textsOf(readFileSync(file, "utf8"));

  it("name no number of the rules: those are read from the policy in force", () => {
    const numbers = texts
      .filter((text) => /\d/.test(text.replaceAll(/such as [\d.]+( or [\d.]+)?/g, "")))
      .filter((text) => !others.has(text));
    expect(numbers).to.deep.equal([]);
  });

  it("are looked at as they are", () => {
    expect(texts).to.include.members([...others]);
    expect(textsOf('\nmsgid "<0>{0}</0> has 72 hours to respond."\nmsgstr ""\n')).to.deep.equal([
      " has 72 hours to respond.",
    ]);
  });
});
