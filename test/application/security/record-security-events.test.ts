import { expect } from "chai";
import type { KeptSecurityEvent } from "../../../src/application/ports/security-events.ts";
import { RecordSecurityEvents } from "../../../src/application/security/record-security-events.ts";

describe("recording what may be an attack", () => {
  let written: KeptSecurityEvent[][];
  let told: unknown[];
  let counted: string[];
  let failure: Error | undefined;
  let recorder: RecordSecurityEvents;
  beforeEach(() => {
    written = [];
    told = [];
    counted = [];
    failure = undefined;
    recorder = new RecordSecurityEvents({
      store: {
        add: async (events) => {
          if (failure) throw failure;
          written.push([...events]);
        },
      },
      hashAddress: (address) => `hash of ${address}`,
      count: (name) => counted.push(name),
      tell: (event) => told.push(event),
    });
  });
  const refused = (address: string, traderId?: string) =>
    recorder.note({ name: "sign_in_refused", traderId, address });

  it("keeps a hash in the place of the address", async () => {
    refused("192.0.2.7", "ana");
    await recorder.write();
    const kept = JSON.stringify([written, told]);
    expect(written[0]?.[0]).to.include({ addressHash: "hash of 192.0.2.7", traderId: "ana" });
    expect(kept.replaceAll("hash of 192.0.2.7", "")).to.not.include("192.0.2.7");
  });

  it("tells like ones once until they are written, and counts each", async () => {
    for (let n = 0; n < 1_000; n += 1) refused("192.0.2.7");
    expect(counted).to.have.length(1_000);
    expect(told).to.have.length(1);
    await recorder.write();
    expect(written).to.have.length(1);
    expect(written[0]?.map(({ count }) => count)).to.deep.equal([1_000]);
    refused("192.0.2.7");
    expect(told).to.have.length(2);
  });

  it("keeps those of many addresses apart only up to a bound", async () => {
    for (let n = 0; n < 5_000; n += 1) refused(`192.0.2.${n}`);
    await recorder.write();
    const [rows = []] = written;
    expect(rows).to.have.length(51);
    expect(told).to.have.length(51);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).to.equal(5_000);
    expect(rows.at(-1)).to.deep.equal({ name: "sign_in_refused", count: 4_950 });
  });

  it("loses nothing while the database does not answer", async () => {
    refused("192.0.2.7");
    failure = new Error("no database");
    expect(await recorder.write().catch((error: unknown) => error)).to.equal(failure);
    refused("192.0.2.7");
    failure = undefined;
    await recorder.write();
    expect(written[0]?.map(({ count }) => count)).to.deep.equal([2]);
  });

  it("writes nothing where nothing happened", async () => {
    await recorder.write();
    expect(written).to.deep.equal([]);
  });
});
