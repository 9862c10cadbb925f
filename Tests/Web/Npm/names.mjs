// Compares two scripts that may differ in the names of variables and private members, and in nothing else.

/** The scopes that a list of statements needs before it is read: names that are declared in it. */
function declare(scope, list) {
  for (const statement of list) {
    const each = statement?.declaration ?? statement;
    if (each?.type === 'VariableDeclaration') each.declarations.forEach(({ id }) => bind(scope, id));
    if (/^(Function|Class)Declaration$/.test(each?.type) && each.id) bind(scope, each.id);
  }
}

/** Binds the names of a pattern. */
function bind(scope, pattern) {
  switch (pattern?.type) {
    case 'Identifier': if (!scope.names.has(pattern.name)) scope.names.set(pattern.name, scope.next()); break;
    case 'ObjectPattern': pattern.properties.forEach(each => bind(scope, each.argument ?? each.value)); break;
    case 'ArrayPattern': pattern.elements.forEach(each => bind(scope, each)); break;
    case 'AssignmentPattern': bind(scope, pattern.left); break;
    case 'RestElement': bind(scope, pattern.argument);
  }
}

/** Returns what a script says, with numbers instead of the names of its variables. `parse` is that of acorn. */
export function meaning(text, parse) {
  const parts = [], privates = new Map();
  let count = 0;
  const inner = parent => ({ parent, names: new Map(), next: () => `variable ${count++}` });
  const found = (scope, name) => scope ? scope.names.get(name) ?? found(scope.parent, name) : `global ${name}`;

  function readAll(node, scope, except = []) {
    for (const [key, value] of Object.entries(node)) {
      if (['type', 'start', 'end', ...except].includes(key)) continue;
      if (value && typeof value === 'object' && !(value instanceof RegExp)) read(value, scope); else parts.push(`${key} ${value}`);
    }
  }

  function readKey({ computed }, key, scope) {
    if (computed || key.type === 'PrivateIdentifier') read(key, scope); else parts.push(`key ${key.name ?? key.value}`);
  }

  function read(node, scope) {
    if (Array.isArray(node)) return node.forEach(each => each ? read(each, scope) : parts.push('nothing'));
    if (typeof node?.type !== 'string') return;
    const { type } = node, own = inner(scope);
    if (type === 'EmptyStatement') return;
    parts.push(type);
    if (type === 'Identifier') return parts.push(found(scope, node.name));
    if (type === 'PrivateIdentifier') {
      if (!privates.has(node.name)) privates.set(node.name, privates.size);
      return parts.push(`private ${privates.get(node.name)}`);
    }
    if (type === 'Literal') return parts.push(node.raw);
    if (type === 'TemplateElement') return parts.push(node.value.cooked);
    if (type === 'MemberExpression') {
      parts.push(`${node.optional}`);
      read(node.object, scope);
      return readKey(node, node.property, scope);
    }
    if (['Property', 'MethodDefinition', 'PropertyDefinition'].includes(type)) {
      parts.push(`${node.kind} ${node.static}`);
      readKey(node, node.key, scope);
      return read(node.value, scope);
    }
    if (type === 'ExportSpecifier') {
      read(node.local, scope);
      return parts.push(`as ${node.exported.name}`);
    }
    if (type === 'ExportNamedDeclaration' && node.declaration) node.declaration.declarations?.forEach(({ id }) => parts.push(`as ${id.name}`));
    if (['Program', 'BlockStatement', 'StaticBlock'].includes(type)) declare(own, node.body);
    if (/Function/.test(type)) {
      if (type === 'FunctionExpression' && node.id) bind(own, node.id);
      node.params.forEach(each => bind(own, each));
    }
    if (/^For/.test(type)) declare(own, [node.init ?? node.left]);
    if (type === 'CatchClause') bind(own, node.param);
    if (type === 'SwitchStatement') node.cases.forEach(({ consequent }) => declare(own, consequent));
    readAll(node, own);
  }

  read(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }), null);
  return parts;
}
