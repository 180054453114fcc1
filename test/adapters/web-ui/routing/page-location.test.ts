import { expect } from "chai";
import { mountOnce } from "../../../../src/adapters/web-ui/routing/mount-once.ts";
import { locationFault } from "../../../../src/adapters/web-ui/routing/page-location.ts";

const isRoute = (route: string) => route === "/wallet";

describe("the location at the place of the interface", () => {
  const right = ['{"route":"/wallet","props":{}}', '{"props":{"a":1},"route":"/wallet","x":2}'];
  for (const text of right) {
    it(`is right: ${text}`, () => {
      expect(locationFault(text, isRoute)).to.equal(undefined);
    });
  }

  const wrong = {
    "data-location attribute is not valid": [undefined, "", "{", "7", "null", "[]", '"/wallet"'],
    "route field is invalid": [
      "{}",
      '{"props":{}}',
      '{"route":7,"props":{}}',
      '{"route":"/nowhere","props":{}}',
      '{"route":["/wallet"],"props":{}}',
    ],
    "props field is invalid": [
      '{"route":"/wallet"}',
      '{"route":"/wallet","props":null}',
      '{"route":"/wallet","props":[]}',
      '{"route":"/wallet","props":"{}"}',
    ],
  };
  for (const [message, texts] of Object.entries(wrong)) {
    for (const text of texts) {
      it(`is wrong, "${message}": ${text}`, () => {
        expect(locationFault(text, isRoute)?.message).to.equal(message);
      });
    }
  }
});

describe("mounting the interface", () => {
  it("is done once, 0 ms after it was asked for", () => {
    const place = { dataset: {} };
    const waits: number[] = [];
    let mounted = 0;
    const mount = () =>
      mountOnce(
        place,
        () => (mounted += 1),
        (then, ms) => {
          waits.push(ms);
          then();
        },
      );
    mount();
    mount();
    expect(mounted).to.equal(1);
    expect(waits).to.deep.equal([0]);
  });
});
