import { Command as Commander, CommanderError } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import { areas, type Area } from './areas.ts';
import { wholeSyntax, type Command } from './command.ts';
import { perform } from './perform.ts';
import type { CommandEnvironment } from './command-environment.ts';
import { addSyntax, givenOf } from './syntax.ts';

const epilogue = `
Paths are relative to the folder of the project.

Exit codes:
  0  done
  1  refused, or not successful: nothing was changed
  2  the command line is invalid
  3  an unexpected error; "db backup" and "db restore": over the time limit`;

/** Runs one command line and returns its exit code. Throws when something unexpected fails. */
export async function runCommandLine(line: readonly string[], environment: CommandEnvironment): Promise<number> {
  const result = { code: 0 };
  const program = rootProgram(environment);
  for (const area of areas) await addArea(program, area, { line, environment, result });
  try {
    await program.parseAsync([...line], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
  return result.code;
}

function rootProgram({ say, complain }: CommandEnvironment): Commander {
  return (
    new Commander('meander')
      .usage('<area> <command> [options]')
      .description('Runs and maintains a Meander shop.')
      .version(packageFile.version, '--version', 'show the version')
      .helpOption('-h, --help', 'show help')
      .helpCommand('help [area]', 'Shows help for an area')
      .addHelpText('after', epilogue)
      // An option after a command belongs to it: `content publish --version 2`.
      .enablePositionalOptions()
      .exitOverride()
      .configureOutput({
        writeOut: (text) => say(text.trimEnd()),
        writeErr: (text) => complain(text.trimEnd()),
      })
      .configureHelp({ subcommandTerm: (command) => command.name(), showGlobalOptions: false })
      .showHelpAfterError('(Add --help for usage.)')
      .showSuggestionAfterError()
  );
}

type Adding = {
  readonly line: readonly string[];
  readonly environment: CommandEnvironment;
  readonly result: { code: number };
};

/** Adds an area by its name and description, and its commands only if the line names it: the help need not load the shop's code. */
async function addArea(program: Commander, area: Area, { line, environment, result }: Adding): Promise<void> {
  const { name, description, group } = area;
  const loaded = line.includes(name) ? await area.load() : [];
  const addLeaf = (parent: Commander, command: Command): Commander => {
    const leaf = addSyntax(parent, wholeSyntax(command));
    return leaf.action(async () => {
      result.code = await perform(command, { leaf, args: leaf.args, options: givenOf(leaf), environment });
    });
  };
  if ('name' in loaded) {
    addLeaf(program, loaded).helpGroup(group);
    return;
  }
  const parent = program.command(name).description(description).helpGroup(group).usage('<command> [options]');
  parent.helpCommand(false);
  for (const command of loaded) addLeaf(parent, command);
}
