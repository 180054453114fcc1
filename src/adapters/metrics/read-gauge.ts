import { Gauge, type Registry } from "prom-client";

/** A metric that is read when somebody asks for the metrics. What cannot be read is left out. */
export interface ReadGauge {
  readonly name: string;
  readonly help: string;
  /** What tells its values apart. */
  readonly label: string | undefined;
  /** Each value with the value of its label; without a label there is one, named by an empty text. */
  readonly read: () => Promise<readonly (readonly [string, number | null])[]>;
  /** Whether each process has a value of its own; otherwise any of them reads the same. */
  readonly isOfProcess?: boolean;
}

/** A metric of one value. Undefined: there is none yet. */
export function readGauge(
  name: string,
  help: string,
  read: () => Promise<number | undefined>,
): ReadGauge {
  return {
    name,
    help,
    label: undefined,
    read: async () => [["", (await read().catch(() => undefined)) ?? Number.NaN]],
  };
}

export function addGauge(registry: Registry, { name, help, label, read }: ReadGauge): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    async collect() {
      gauge.reset();
      for (const [of, value] of await read().catch(() => [])) {
        if (value !== null) gauge.set(label === undefined ? {} : { [label]: of }, value);
      }
    },
  });
}
