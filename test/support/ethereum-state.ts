import { hex } from "@scure/base";
import { transferCall, type readEvm } from "../../src/adapters/chain/evm-transaction.ts";
import { Refused } from "./rpc-server.ts";

/** What a transaction of a test does, whoever sent it. */
export interface EvmTransaction {
  readonly hash: string;
  readonly from?: string;
  readonly to: string | null;
  readonly value: string;
  readonly input: string;
  readonly hasFailed?: boolean;
  readonly logs?: readonly object[];
}

/** One that somebody signed. */
export type SignedEvm = ReturnType<typeof readEvm>;

interface Account {
  readonly ether: bigint;
  readonly tokens: bigint;
  readonly nonce: number;
}

interface Receipt {
  readonly transactionHash: string;
  readonly status: string;
  readonly logs: readonly object[];
  readonly from: string;
  readonly gasUsed: string;
  readonly effectiveGasPrice: string;
}

const nothing: Account = { ether: 0n, tokens: 0n, nonce: 0 };
const transferTopic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
const transferGas = 21_000n;
const tokenGas = 46_000n;

/** What accounts have after a block, as Ethereum's rules say (one token: Tether's, which answers nothing). */
export class EvmState {
  readonly #accounts: ReadonlyMap<string, Account>;
  readonly #tether: string;

  constructor(tether: string, accounts: ReadonlyMap<string, Account> = new Map()) {
    this.#tether = tether.toLowerCase();
    this.#accounts = accounts;
  }

  of(address: string): Account {
    return this.#accounts.get(address.toLowerCase()) ?? nothing;
  }

  with(address: string, change: (account: Account) => Partial<Account>): EvmState {
    const before = this.of(address);
    const accounts = new Map(this.#accounts);
    accounts.set(address.toLowerCase(), { ...before, ...change(before) });
    return new EvmState(this.#tether, accounts);
  }

  /** What somebody else sent: its ether and its logs of Tether reach their addresses. */
  afterOther({ to, value, hasFailed = false, logs = [] }: EvmTransaction): EvmState {
    if (hasFailed) return this;
    let state = this.with(to ?? "", ({ ether }) => ({ ether: ether + BigInt(value) }));
    for (const log of logs as readonly { address: string; topics: string[]; data: string }[]) {
      const [topic, , receiver = ""] = log.topics;
      if (topic !== transferTopic || log.address.toLowerCase() !== this.#tether) continue;
      const units = BigInt(log.data);
      state = state.with(`0x${receiver.slice(-40)}`, ({ tokens }) => ({ tokens: tokens + units }));
    }
    return state;
  }

  /** Carries out what somebody signed; `refuses` says which contracts refuse what they get. */
  afterSigned(
    signed: SignedEvm,
    baseFee: bigint,
    refuses: ReadonlySet<string>,
  ): { readonly state: EvmState; readonly receipt: Receipt } {
    const { from, to, value, data, tip, maxFee, gas, nonce, hash } = signed;
    const price = maxFee < baseFee + tip ? maxFee : baseFee + tip;
    const isCall = to.toLowerCase() === this.#tether;
    const call = isCall ? callIn(data) : undefined;
    const sender = this.of(from);
    const fails =
      refuses.has(to.toLowerCase()) ||
      (isCall && (!call || call.units > sender.tokens || refuses.has(call.to)));
    const used = fails ? gas : isCall ? tokenGas : transferGas;
    let state = this.with(from, ({ ether }) => ({
      nonce: nonce + 1,
      ether: ether - used * price - (fails ? 0n : value),
    }));
    if (!fails) state = state.with(to, ({ ether }) => ({ ether: ether + value }));
    if (!fails && call) {
      state = state
        .with(from, ({ tokens }) => ({ tokens: tokens - call.units }))
        .with(call.to, ({ tokens }) => ({ tokens: tokens + call.units }));
    }
    const logs = !fails && call ? [logOf(this.#tether, from, call)] : [];
    return {
      state,
      receipt: {
        transactionHash: hash,
        status: fails ? "0x0" : "0x1",
        logs,
        from: from.toLowerCase(),
        gasUsed: `0x${used.toString(16)}`,
        effectiveGasPrice: `0x${price.toString(16)}`,
      },
    };
  }

  /** Why nodes do not take it at all. */
  checkSigned({ from, value, gas, maxFee, tip, nonce }: SignedEvm): void {
    if (nonce < this.of(from).nonce) throw new Refused(-32_000, "nonce too low");
    if (tip > maxFee) throw new Refused(-32_000, "max priority fee per gas higher than max fee");
    if (gas < transferGas) throw new Refused(-32_000, "intrinsic gas too low");
    if (this.of(from).ether < value + gas * maxFee) {
      throw new Refused(-32_000, "insufficient funds for gas * price + value");
    }
  }
}

/** The only call that the token knows besides its balances. */
function callIn(data: Uint8Array): { readonly to: string; readonly units: bigint } | undefined {
  const digits = hex.encode(data);
  const to = `0x${digits.slice(32, 72)}`;
  const units = digits.length === 136 ? BigInt(`0x${digits.slice(72)}`) : 0n;
  return digits === hex.encode(transferCall(to, units)) ? { to, units } : undefined;
}

function logOf(
  address: string,
  from: string,
  { to, units }: { readonly to: string; readonly units: bigint },
): object {
  const word = (digits: string) => `0x${digits.toLowerCase().padStart(64, "0")}`;
  return {
    address,
    topics: [transferTopic, word(from.slice(2)), word(to.slice(2))],
    data: word(units.toString(16)),
    logIndex: "0x0",
  };
}
