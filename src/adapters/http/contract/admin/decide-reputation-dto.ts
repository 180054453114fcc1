import { IsBoolean, IsString, Length } from "class-validator";

/** Whether a record elsewhere is shown, with the reason that its claimant is told. */
export class DecideReputationDto {
  @IsBoolean()
  confirmed!: boolean;

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
