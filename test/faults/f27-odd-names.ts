import type { MessageView } from "../../src/adapters/http/contract/chat/chat.ts";
import { Visitor } from "../support/visitor.ts";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";

/** Names that look like another user's, like staff's, or like nothing. */
const names = [
  "\u0430na_lima",
  "ana_Iima",
  "ana_1ima",
  "ANA_LIMA",
  "\uff41na_lima",
  "a\u0301na_lima",
  "\u202eamil_ana",
  "ana\u200b_lima",
  "ana_lima\ufe0f",
  "\u{1d41a}na_lima",
  "ana\u{1f600}",
  "ana\u0000lima",
  "ana\ud800lima",
  "ana lima",
  "ana\u00a0lima",
  "\u0627\u0646\u0627",
  "admin",
  "Adm1n",
  "rnoderator",
  "supp0rt",
  "peerhold",
  "staff_ana",
];

/** Texts that are allowed; they come back normalized and otherwise unchanged. */
const texts = [
  "\u202eabc\u202c",
  "zero\u200bwidth",
  "e\u0301",
  "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}",
  "\u{20000}\u{1f600}",
  "\u0645\u0631\u062d\u0628\u0627 1234",
  "<img src=x onerror=alert(1)>",
];
const refused = ["a\u0000b", "\ud800", "\u200b\u200b", "\u0007"];

/** F27: names and texts with deceptive characters. */
export const oddNames: FaultRow = {
  id: "F27",
  title: "look-alike letters, reversed text, invisible signs, halves of signs",
  needs: [],
  async run({ seed, patient, say }) {
    const rig = await Rig.open({ patient });
    try {
      await expectNoNewName(rig);
      const { buyer, seller, offerId, fiatAmount } = rig.market.pairs[0] ?? {};
      if (!buyer || !seller) throw new Error("Nobody trades.");
      const start = { offer_id: offerId, fiat_amount: fiatAmount };
      const { id } = await buyer.insist("startTrade", { body: start, key: `odd-texts-${seed}` });
      const parameters = { id };
      for (const text of texts) {
        const sent = await buyer.ask("sendMessage", { parameters, body: { text } });
        if (sent?.status !== 200) throw new Error(`${JSON.stringify(text)} was not taken.`);
      }
      for (const text of refused) {
        const sent = await buyer.ask("sendMessage", { parameters, body: { text } });
        if (sent?.status !== 422 && sent?.status !== 400) {
          throw new Error(`${JSON.stringify(text)} was answered ${sent?.status}.`);
        }
      }
      const read = await seller.ask("listMessages", { parameters });
      const { data } = (read?.body ?? {}) as { data?: readonly MessageView[] };
      const shown = data?.map(({ text }) => text);
      const expected = texts.map((text) => text.normalize("NFC"));
      if (JSON.stringify(shown) !== JSON.stringify(expected)) {
        throw new Error(`Texts came back as ${JSON.stringify(shown)}.`);
      }
      await rig.expectSound();
      say(`${names.length} names and ${refused.length} texts refused, ${texts.length} texts kept`);
    } finally {
      await rig.close();
    }
  },
};

async function expectNoNewName(rig: Rig): Promise<void> {
  const count = () =>
    rig.onDatabase(async (query) => {
      // An address may register only so many times a day.
      await query("DELETE FROM attempt");
      return (await query<{ all: string }>("SELECT count(*) AS all FROM trader"))[0]?.all;
    });
  const before = await count();
  for (const [index, username] of names.entries()) {
    const visitor = await Visitor.of(rig.url());
    const person = { email: `odd${index}@example.org`, password: "correct horse of somebody" };
    const told = await visitor.call("register", { body: { username, ...person } });
    if (told.status < 400 || told.status >= 500) {
      throw new Error(`The name ${JSON.stringify(username)} was answered ${told.status}.`);
    }
    if ((await count()) !== before) throw new Error(`${username} is somebody now.`);
  }
}
