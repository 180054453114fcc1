import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect } from "chai";
import { encode } from "uqr";
import type * as Drawn from "../../../../src/adapters/web-ui/design/qr-code.tsx";
import { readSources } from "../../../architecture/source-files.ts";
import { loadInterfaceModule } from "../trade/interface-texts.ts";

/** The light squares that a reader needs around a code (ISO/IEC 18004). */
const quiet = 4;

describe("a QR code", () => {
  it("is drawn square by square, with the light border that readers need", async () => {
    const { QrCode } = await loadInterfaceModule<typeof Drawn>("design/qr-code.tsx");
    const text = "bitcoin:bc1qexample?amount=0.00150000";
    const drawn = renderToStaticMarkup(createElement(QrCode, { text, label: "Address" }));
    const { size, data } = encode(text, { ecc: "M", border: 0 });
    const whole = size + 2 * quiet;
    expect(drawn).to.include(`viewBox="0 0 ${whole} ${whole}"`);
    const squares = [...drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
    const dark = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`${x + quiet} ${y + quiet}`] : [])),
    );
    expect(squares).to.deep.equal(dark);
  });

  it("has that border wherever one is drawn", () => {
    const drawings = readSources("src", [".ts", ".tsx"]).filter(({ text }) =>
      text.includes('from "uqr"'),
    );
    expect(drawings).to.have.length(4);
    for (const { path, text } of drawings) {
      // On the card of a profile it stands alone on white.
      const border = path.endsWith("profile-card.ts") ? 0 : quiet;
      expect(text, path).to.include(`border: ${border} })`);
    }
  });
});
