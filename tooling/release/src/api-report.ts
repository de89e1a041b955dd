import ts from 'typescript-api'

const RESOLVED =
  ts.NodeBuilderFlags.InTypeAlias |
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.MultilineObjectLiterals

/** Parses declaration files for {@link apiReport}. */
export function declarationProgram(files: readonly string[]): ts.Program {
  return ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
  })
}

/**
 * Returns the exports of a declaration file in alphabetical order, as TypeScript without comments. The diff of a report shows a
 * reviewer how the public API changes.
 *
 * @throws Error when the file is not a module
 */
export function apiReport(program: ts.Program, file: string): string {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source)
  if (module === undefined) throw new Error(`${file} is not a module. Build the package first.`)
  return checker
    .getExportsOfModule(module)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((symbol) => `// ${symbol.name}\n${declarationsOf(symbol, checker)}\n`)
    .join('\n')
}

function declarationsOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0
  const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol
  const printer = ts.createPrinter({ removeComments: true })
  return (target.declarations ?? [])
    .map((declaration) =>
      printer.printNode(
        ts.EmitHint.Unspecified,
        nodeToPrint(declaration, target, checker),
        declaration.getSourceFile(),
      ),
    )
    .join('\n')
}

function nodeToPrint(declaration: ts.Declaration, symbol: ts.Symbol, checker: ts.TypeChecker): ts.Node {
  if (ts.isVariableDeclaration(declaration)) return declaration.parent.parent
  if (!ts.isTypeAliasDeclaration(declaration) || !declaration.getText().includes('z.infer<'))
    return declaration
  // The declaration only names a schema, so the report would not show a changed field.
  const type = checker.typeToTypeNode(checker.getDeclaredTypeOfSymbol(symbol), undefined, RESOLVED)
  return ts.factory.createTypeAliasDeclaration(
    declaration.modifiers,
    declaration.name,
    declaration.typeParameters,
    type ?? declaration.type,
  )
}
