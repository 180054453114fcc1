import { IsString, Length } from "class-validator";

/** The address of a file as a page once got it. */
export class PolicyReadDto {
  @IsString()
  @Length(1, 1_000)
  url!: string;
}
