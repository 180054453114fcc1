import { IsString, Length } from "class-validator";

/** Why a state is lifted early. */
export class LiftStateDto {
  @IsString()
  @Length(1, 2_000)
  reason!: string;
}
