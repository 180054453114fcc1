import { IsIn, IsISO8601, IsOptional, IsString, Length } from "class-validator";
import { accountStates, type AccountState } from "../../../../domain/account/account-states.ts";

/** An account state to start; without `until` it lasts until it is lifted. */
export class BeginStateDto {
  @IsIn(accountStates)
  state!: AccountState;

  @IsString()
  @Length(1, 2_000)
  reason!: string;

  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true })
  @Length(1, 40)
  until?: string;
}
