import { expect } from "chai";
import { CannotStart } from "../../src/application/ports/cannot-start.ts";
import { readConfig, type Environment } from "../../src/composition/config.ts";

describe("the settings of traces", () => {
  const tracingOf = (environment: Environment) => readConfig(environment, "/project").tracing;
  const OTEL_EXPORTER_OTLP_ENDPOINT = "http://collector.internal:4318/";

  it("name a collector, what it asks for, and a share", () => {
    expect(tracingOf({ OTEL_TRACES_SAMPLER_ARG: "0.1" })).to.equal(undefined);
    expect(tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT })).to.deep.equal({
      url: "http://collector.internal:4318/v1/traces",
      headers: {},
      share: 1,
    });
    const whole = {
      OTEL_EXPORTER_OTLP_ENDPOINT: "https://otlp.example.org/otlp",
      OTEL_EXPORTER_OTLP_HEADERS: "Authorization=Basic%20abc, tenant=market",
      OTEL_TRACES_SAMPLER_ARG: "0.05",
    };
    expect(tracingOf(whole)).to.deep.equal({
      url: "https://otlp.example.org/otlp/v1/traces",
      headers: { authorization: "Basic abc", tenant: "market" },
      share: 0.05,
    });
  });

  for (const [name, wrong] of [
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://me:hunter2@collector:4318"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "hunter2"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "key=hunter2%"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "key=hunter2%0d%0aother: 1"],
    ["OTEL_TRACES_SAMPLER_ARG", "1.5"],
    ["OTEL_TRACES_SAMPLER_ARG", "half"],
  ] as const) {
    it(`refuse ${name}=${wrong.replaceAll("hunter2", "…")} without telling a secret`, () => {
      expect(() => tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT, [name]: wrong }))
        .to.throw(CannotStart, name)
        .with.property("message")
        .that.does.not.include("hunter2");
    });
  }
});
