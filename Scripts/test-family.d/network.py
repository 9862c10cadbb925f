"""Machines of a family: network namespaces that a bridge connects, or, where these are not permitted, loopback addresses."""
import contextlib, ctypes, http.client, os, socket, ssl, subprocess, threading

HOST = 'calendar.example.org'
CLONE_NEWNET = 0x40000000
libc = ctypes.CDLL(None, use_errno=True)


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


class Network:
    """The machines by name, each with an address. A thread that has entered a machine connects from there."""

    def __init__(self, names, folder):
        self.folder = folder
        self.prefix = f'alm{os.getpid()}-'
        self.local = threading.local()
        self.made = []
        self.certificate()
        try:
            self.make('net')
            self.ip('net', 'link', 'add', 'bridge', 'type', 'bridge')
            self.ip('net', 'link', 'set', 'bridge', 'up')
            for number, name in enumerate(names, 1):
                self.add(name, number)
            self.has_namespaces, self.port = True, 443
        except (OSError, subprocess.CalledProcessError):
            self.remove()
            self.has_namespaces, self.port = False, 8443
        start = '10.77.0.' if self.has_namespaces else '127.77.0.'
        self.addresses = {name: start + str(number) for number, name in enumerate(names, 1)}
        self.url = f'https://{HOST}' + ('' if self.port == 443 else f':{self.port}')

    def make(self, name):
        run('ip', 'netns', 'add', self.prefix + name)
        self.made.append(self.prefix + name)

    def ip(self, name, *arguments):
        run('ip', '-n', self.prefix + name, *arguments)

    def add(self, name, number):
        self.make(name)
        self.ip(name, 'link', 'set', 'lo', 'up')
        self.ip('net', 'link', 'add', f'port{number}', 'type', 'veth', 'peer', 'name', 'eth0', 'netns', self.prefix + name)
        self.ip('net', 'link', 'set', f'port{number}', 'master', 'bridge', 'up')
        self.ip(name, 'address', 'add', f'10.77.0.{number}/24', 'dev', 'eth0')
        self.ip(name, 'link', 'set', 'eth0', 'up')

    def remove(self):
        for name in self.made:
            subprocess.run(['ip', 'netns', 'delete', name], capture_output=True)
        self.made = []

    def certificate(self):
        """Writes a certificate for the host, which the devices trust."""
        self.key, self.cert = (os.path.join(self.folder, name) for name in ('key.pem', 'cert.pem'))
        run('openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2',
            '-subj', f'/CN={HOST}', '-addext', f'subjectAltName=DNS:{HOST}', '-keyout', self.key, '-out', self.cert)
        self.trust = ssl.create_default_context(cafile=self.cert)

    def command(self, machine):
        """Returns the beginning of a command line that runs a program on a machine."""
        return ['ip', 'netns', 'exec', self.prefix + machine] if self.has_namespaces else []

    def enter(self, machine):
        """Moves the calling thread, and those that it starts, to a machine."""
        self.local.machine = machine
        if not self.has_namespaces:
            return
        with open(f'/run/netns/{self.prefix}{machine}') as file:
            if libc.setns(file.fileno(), CLONE_NEWNET):
                raise OSError(ctypes.get_errno(), 'setns')

    def thread(self, machine, work):
        def body():
            self.enter(machine)
            work()
        thread = threading.Thread(target=body, daemon=True)
        thread.start()
        return thread

    def connect(self, address, port, timeout, machine=None):
        source = None if self.has_namespaces else (self.addresses[machine or self.local.machine], 0)
        return socket.create_connection((address, port), timeout, source)

    def open(self, method, path, body=None, headers={}, timeout=60):
        """Sends a request to the public URL, and returns the connection and the response."""
        connection = http.client.HTTPSConnection(HOST, self.port, context=self.trust, timeout=timeout)
        connection._create_connection = lambda _, limit, __: self.connect(self.addresses['proxy'], self.port, limit)
        connection.request(method, path, body.encode() if isinstance(body, str) else body, headers)
        return connection, connection.getresponse()

    def send(self, method, path, body=None, headers={}):
        """Returns status, headers, and text of a response; status 0 without a complete response."""
        try:
            connection, response = self.open(method, path, body, headers, timeout=30)
            with contextlib.closing(connection):
                return response.status, response.headers, response.read().decode()
        except (OSError, http.client.HTTPException):
            return 0, {}, ''


class Proxy:
    """Stands in for Caddy: encrypts connections, and forwards one request of each to the machine of the server."""

    def __init__(self, network):
        self.network = network
        self.target = None
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(network.cert, network.key)
        ready = threading.Event()
        network.thread('proxy', lambda: self.listen(ready))
        if not ready.wait(10):
            raise SystemExit('test-family: the proxy does not start')

    def listen(self, ready):
        server = socket.create_server((self.network.addresses['proxy'], self.network.port), backlog=128)
        ready.set()
        while True:
            connection, peer = server.accept()
            threading.Thread(target=self.serve, args=(connection, peer[0]), daemon=True).start()

    def serve(self, connection, peer):
        with contextlib.suppress(OSError, ValueError), connection:
            connection.settimeout(60)
            with self.context.wrap_socket(connection, server_side=True) as client:
                self.forward(client, peer)

    def forward(self, client, peer):
        data = b''
        while b'\r\n\r\n' not in data:
            piece = client.recv(65_536)
            if not piece:
                return
            data += piece
        head, body = data.split(b'\r\n\r\n', 1)
        lines = head.split(b'\r\n')
        fields = {line.split(b':')[0].lower(): line.split(b':', 1)[1].strip() for line in lines[1:]}
        while len(body) < int(fields.get(b'content-length', 0)):
            body += client.recv(65_536) or b'\0' * 1_000_000
        # Set, not added to: clients may send these headers, too.
        kept = [line for line in lines if not line.lower().startswith((b'x-forwarded-', b'connection:'))]
        added = f'X-Forwarded-For: {peer}\r\nX-Forwarded-Proto: https\r\nX-Forwarded-Host: {fields[b"host"].decode()}\r\n'
        try:
            server = self.network.connect(self.network.addresses[self.target], 8420, 10, 'proxy')
        except (OSError, KeyError):
            return client.sendall(b'HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
        with server:
            server.settimeout(90)
            server.sendall(b'\r\n'.join(kept) + b'\r\n' + added.encode() + b'Connection: close\r\n\r\n' + body)
            while piece := server.recv(65_536):
                client.sendall(piece)
