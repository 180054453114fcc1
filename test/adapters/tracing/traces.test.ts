import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { OtlpExporter } from "../../../src/adapters/tracing/otlp-exporter.ts";
import { Tracer, type Span } from "../../../src/adapters/tracing/tracer.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { EventReader } from "../../support/event-reader.ts";
import { TraceCollector, type SentSpan } from "../../support/trace-collector.ts";
import { TradingPair } from "../../support/trading-pair.ts";

describe("traces of an installation", () => {
  let collector: TraceCollector;
  let tradeId: string;
  before(async () => {
    collector = await TraceCollector.open();
    const pair = await TradingPair.open({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: "api-key=known-to-both",
    });
    const stream = await EventReader.open(pair.app.url, pair.buyer);
    ({ id: tradeId } = await pair.start());
    const parameters = { id: tradeId };
    await pair.buyer.must("markTradePaid", { parameters });
    await pair.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    await pair.buyer.call("viewTrade", { parameters: { id: "nothing12345" } });
    while (!collector.spans.some(({ name }) => name.startsWith("job "))) await pause(50);
    stream.close();
    await pair.close();
  });
  after(() => collector.close());

  const named = (name: string): SentSpan => {
    const found = collector.spans.find((span) => span.name === name);
    if (!found) throw new Error(`No span ${name}`);
    return found;
  };
  const attributesOf = ({ attributes }: Pick<SentSpan, "attributes">) =>
    Object.fromEntries(
      attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
    );

  it("arrive where collectors expect them, with what the collector asks for", () => {
    for (const { path, headers } of collector.received) {
      expect(path).to.equal("/v1/traces");
      expect(headers).to.include({
        "content-type": "application/json",
        "api-key": "known-to-both",
      });
    }
    for (const { resourceSpans } of collector.traces) {
      const [{ resource, scopeSpans }] = resourceSpans as [(typeof resourceSpans)[0]];
      expect(attributesOf(resource)).to.include({ "service.name": "peerhold" });
      expect(attributesOf(resource)).to.have.keys(
        "service.name",
        "service.version",
        "service.instance.id",
      );
      expect(scopeSpans.map(({ scope }) => scope.name)).to.deep.equal(["peerhold"]);
    }
  });

  it("have the shape of the protocol", () => {
    expect(collector.spans.length).to.be.above(10);
    for (const span of collector.spans) {
      expect(span.traceId).to.match(/^[0-9a-f]{32}$/);
      expect(span.spanId).to.match(/^[0-9a-f]{16}$/);
      expect(span.parentSpanId ?? span.spanId).to.match(/^[0-9a-f]{16}$/);
      expect(span.startTimeUnixNano).to.match(/^\d{19}$/);
      expect(Number(span.endTimeUnixNano)).to.be.at.least(Number(span.startTimeUnixNano));
      expect(Date.now() - Number(span.startTimeUnixNano) / 1e6).to.be.within(-1_000, 300_000);
      expect([1, 2, 5]).to.include(span.kind);
      for (const { value } of span.attributes) expect(Object.keys(value)).to.have.length(1);
    }
    expect(new Set(collector.spans.map(({ spanId }) => spanId)).size).to.equal(
      collector.spans.length,
    );
  });

  it("show the use case within its request, and the commit within that", () => {
    const request = named("POST releaseTrade");
    expect(request).to.include({ kind: 2 }).and.to.not.have.property("parentSpanId");
    expect(attributesOf(request)).to.deep.equal({
      "http.request.method": "POST",
      "http.response.status_code": 200,
      "peerhold.server": "traders",
      "peerhold.route": "releaseTrade",
    });
    const useCase = named("releaseTrade");
    expect(useCase).to.include({
      kind: 1,
      traceId: request.traceId,
      parentSpanId: request.spanId,
    });
    const commits = collector.spans.filter(
      ({ name, parentSpanId }) => name === "commit" && parentSpanId === useCase.spanId,
    );
    expect(commits.map((commit) => attributesOf(commit))).to.deep.include({
      "peerhold.outcome": "applied",
    });
  });

  it("show jobs, each as a trace of its own, and no streams", () => {
    const jobs = collector.spans.filter(({ name }) => name.startsWith("job "));
    expect(jobs.map(({ kind }) => kind)).to.deep.equal(jobs.map(() => 5));
    expect(new Set(jobs.map(({ traceId }) => traceId)).size).to.equal(jobs.length);
    expect(collector.spans.filter(({ name }) => name.includes("events"))).to.deep.equal([]);
  });

  it("tell of nobody: no name, id, address, path or text", () => {
    expect(named("GET viewTrade").status).to.deep.equal({});
    const sent = collector.received.map(({ body }) => body).join("\n");
    for (const unsaid of [
      "bruno_costa",
      "ana_lima",
      tradeId,
      "nothing12345",
      "127.0.0.1",
      "/rest/",
      demoPassword,
    ]) {
      expect(sent.includes(unsaid), unsaid).to.equal(false);
    }
  });
});

describe("a tracer", () => {
  const record = (share: number) => {
    const spans: Span[] = [];
    return { spans, tracer: new Tracer(share, (span) => spans.push(span)) };
  };
  const fail = () => Promise.reject(new Error("It failed"));

  it("records what failed as failed, and what was done before it ended", async () => {
    const { spans, tracer } = record(1);
    await tracer.whole("consumer", "job a", () => tracer.part("inner", fail)).catch(() => 0);
    await tracer.whole(
      "consumer",
      "job b",
      () => Promise.resolve(["trouble"]),
      () => true,
    );
    const brief = spans.map(({ name, hasFailed }) => [name, hasFailed]);
    expect(brief).to.deep.equal([
      ["inner", true],
      ["job a", true],
      ["job b", true],
    ]);
    expect(spans[0]?.parentId).to.equal(spans[1]?.spanId);
  });

  it("records nothing outside its share, nor what nothing is around", async () => {
    const { spans, tracer } = record(0);
    const value = await tracer.whole("server", "a", () => tracer.part("b", async () => "done"));
    expect(value).to.equal("done");
    expect(await record(1).tracer.part("alone", async () => "done")).to.equal("done");
    expect(spans).to.deep.equal([]);
  });
});

describe("an exporter of traces", () => {
  const span: Span = {
    traceId: "a".repeat(32),
    spanId: "b".repeat(16),
    parentId: undefined,
    name: "GET listOffers",
    kind: "server",
    begun: 1n,
    ended: 2n,
    attributes: {},
    hasFailed: false,
  };
  const program = { name: "peerhold", version: "1", instance: "one" };
  const open = (url: string) =>
    new OtlpExporter({ url: `${url}/v1/traces`, headers: {}, share: 1 }, program);

  it("sends many in pieces, and keeps no more than some thousands", async () => {
    const collector = await TraceCollector.open();
    const exporter = open(collector.url);
    for (let count = 0; count < 6_000; count += 1) exporter.add(span);
    await exporter.send();
    expect(collector.spans).to.have.length(4_096);
    expect(collector.received).to.have.length(8);
    collector.close();
  });

  it("says nothing when the collector is down, and sends what comes after it is back", async () => {
    const collector = await TraceCollector.open();
    const { url } = collector;
    collector.close();
    const exporter = open(url);
    exporter.add(span);
    await exporter.send();
    const [port] = /\d+$/.exec(url) ?? [];
    const back = await TraceCollector.open(Number(port));
    exporter.add({ ...span, name: "after" });
    await exporter.send();
    expect(back.spans.map(({ name }) => name)).to.deep.equal(["after"]);
    back.close();
  });
});
