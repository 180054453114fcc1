import { expect } from "chai";
import type { BoundRoute } from "../../src/adapters/http/inbound/bound-route.ts";
import { inOrderOf } from "../../src/adapters/http/inbound/route-order.ts";
import { kycRoutes } from "../../src/adapters/http/inbound/kyc/kyc-routes.ts";
import { readConfig } from "../../src/composition/config.ts";
import { createContainer, override } from "../../src/composition/container.ts";
import { served } from "../../src/composition/feature.ts";
import { kycTokens } from "../../src/composition/kyc-module.ts";
import { policyTokens } from "../../src/composition/policy-module.ts";
import { consoleRoutes, traderRoutes } from "../../src/composition/routes.ts";
import { defaultDisputePolicy } from "../../src/domain/policy/default-policy.ts";

const none = new Uint8Array(32);
const config = readConfig({ LOG_LEVEL: "silent" }, "/");
const info = { title: "", version: "", server: "" };
const installation = {
  config,
  address: { url: "postgres://nobody@localhost:1/nothing" },
  secrets: { audit: none, session: none, fieldEncryption: none },
};

const bound = traderRoutes({ get: () => undefined } as never, config, info);
const contracts = bound.map(({ contract }) => contract);
const [first, ...rest] = bound as readonly [BoundRoute, ...BoundRoute[]];

describe("the features of the application", () => {
  it("find every use case of every route in the container, before anything is opened", () => {
    const container = createContainer(installation);
    expect(() => traderRoutes(container, config, info)).to.not.throw();
    expect(() => consoleRoutes(container, config, info)).to.not.throw();
  });

  it("name every use case of their routes, or do not compile", () => {
    served(kycRoutes, kycTokens);
    // @ts-expect-error: `checkLimits` has no name
    served(kycRoutes, { eligibilities: kycTokens.eligibilities });
    // @ts-expect-error: `checkLimits` names another part
    served(kycRoutes, { checkLimits: policyTokens.dispute });
  });

  it("take another part in the place of one of theirs, wherever it is used", () => {
    const policy = () => defaultDisputePolicy;
    const container = createContainer(installation, [override(policyTokens.dispute, policy)]);
    expect(container.get(policyTokens.dispute)).to.equal(policy);
  });
});

describe("the order of routes", () => {
  it("is the contract's, whichever feature comes first", () => {
    expect(inOrderOf(contracts, bound.toReversed())).to.deep.equal(bound);
  });

  it("does not come about where a route has no handler, two, or no contract", () => {
    const { id } = first.contract;
    expect(() => inOrderOf(contracts, rest)).to.throw(`${id} has no handler`);
    expect(() => inOrderOf(contracts, [...bound, first])).to.throw(`${id} has 2 handlers`);
    const [, ...others] = contracts;
    expect(() => inOrderOf(others, bound)).to.throw(`no contract lists the routes ${id}`);
  });
});
